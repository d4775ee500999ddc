export { lookRoutes } from './server/look-routes.ts'
