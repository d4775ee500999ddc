export { createHeroReader } from './hero-service.ts'
export { siteRoutes } from './site-routes.ts'
