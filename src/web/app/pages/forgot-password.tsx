export { ForgotPasswordPage as Component } from '#features/accounts/ui/forgot-password-page.tsx'
