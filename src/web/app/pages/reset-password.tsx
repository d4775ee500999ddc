export { ResetPasswordPage as Component } from '#features/accounts/ui/reset-password-page.tsx'
