export { deleteOldVisits, forgetVisitors } from './server/analytics-jobs.ts'
export { analyticsRoutes } from './server/analytics-routes.ts'
export { exportVisits } from './server/analytics-service.ts'
export { createVisitBuffer } from './server/visits/visit-buffer.ts'
