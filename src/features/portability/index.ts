export type { FarewellStep } from './account-deletion.ts'
export type { ExportParts } from './account-export.ts'
export { portabilityRoutes } from './portability-routes.ts'
