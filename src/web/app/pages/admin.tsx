export { AdminPage as Component } from '#features/admin/ui/index.ts'
