export { type AdminOptions, adminRoutes } from './server/admin-routes.ts'
export {
  grantAdminByCommand,
  putBackByCommand,
  setTrialEndByCommand,
  takeOfflineByCommand,
} from './server/command-line-actions.ts'
export { logHeroChoice } from './server/hero-log.ts'
export { countRecords } from './server/record-counts.ts'
