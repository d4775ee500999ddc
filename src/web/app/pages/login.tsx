export { LoginPage as Component } from '#features/accounts/ui/login-page.tsx'
