export { explainFeed } from './server/feeds/explain-feed.ts'
export { defaultHours, isTimeZone } from './server/house-time.ts'
export { stayRoutes } from './server/stay-routes.ts'
