export { ConfirmEmailPage as Component } from '#features/accounts/ui/settings/confirm-email-page.tsx'
