export { ProfilePage as Component } from '#features/dashboard/ui/profile-page.tsx'
