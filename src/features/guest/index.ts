export { createGuestLane } from './guest-lane.ts'
export { guestRoutes } from './guest-routes.ts'
export { createGuestService } from './guest-service.ts'
