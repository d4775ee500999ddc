export { type AdminOptions, adminRoutes } from './server/admin-routes.ts'
export { logHeroChoice } from './server/audit-queries.ts'
export {
  grantAdminByCommand,
  putBackByCommand,
  setTrialEndByCommand,
  takeOfflineByCommand,
} from './server/command-line-actions.ts'
export { countRecords } from './server/record-counts.ts'
