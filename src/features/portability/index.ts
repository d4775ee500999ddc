export type { FarewellStep } from './account-deletion.ts'
export { portabilityRoutes } from './portability-routes.ts'
