export { checkTranslation } from './server/machine/machine-check.ts'
export { translationRoutes } from './server/translation-routes.ts'
