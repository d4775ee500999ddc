export { siteFileRoutes } from './site-routes.ts'
