export { themeRoutes } from './server/theme-routes.ts'
