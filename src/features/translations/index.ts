export { translationRoutes } from './server/translation-routes.ts'
