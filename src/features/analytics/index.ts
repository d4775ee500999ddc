export { deleteOldVisits, forgetVisitors } from './analytics-jobs.ts'
export { analyticsRoutes } from './analytics-routes.ts'
export { exportVisits } from './analytics-service.ts'
export { createVisitCounter } from './visit-counter.ts'
