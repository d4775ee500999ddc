export { createGuestLane } from './guest-lane.ts'
export { guestRoutes } from './guest-routes.ts'
export { createGuestService } from './guest-service.ts'
export { renderPortableBook } from './portable-book.tsx'
