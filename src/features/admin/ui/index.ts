export { AdminPage } from './admin-page.tsx'
export { EmailTestPage } from './email-test-page.tsx'
export { RequireAdmin } from './require-admin.tsx'
