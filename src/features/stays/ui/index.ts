export { LosingGuests, useLosingGuests } from './losing-guests.tsx'
export { NotificationsSection } from './push/notifications-section.tsx'
export { useStayBooks } from './stay-api.ts'
