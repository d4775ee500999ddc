export { ConfirmAddressPage as Component } from '#features/accounts/ui/settings/confirm-address-page.tsx'
