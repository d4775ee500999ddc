export { type AdminOptions, adminRoutes } from './admin-routes.ts'
export {
  grantAdminByCommand,
  putBackByCommand,
  setTrialEndByCommand,
  takeOfflineByCommand,
} from './command-line-acts.ts'
export { logHeroChoice } from './hero-log.ts'
