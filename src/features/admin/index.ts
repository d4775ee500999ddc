export { type AdminOptions, adminRoutes } from './admin-routes.ts'
