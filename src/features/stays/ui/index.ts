export { NotificationsSection } from './push/notifications-section.tsx'
