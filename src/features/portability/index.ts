export type { AccountDeletionHook } from './server/account-deletion.ts'
export type { ExportLists, ExportParts } from './server/account-export.ts'
export { portabilityRoutes } from './server/portability-routes.ts'
