export { EmailTestPage as Component } from '#features/admin/ui/index.ts'
