export { RegisterPage as Component } from '#features/accounts/ui/register-page.tsx'
