import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** What this feature has done in threads. Each task is loaded when it first runs. */
export const guestTasks: Pick<TaskHandlers, 'drawPrint' | 'drawSharePicture' | 'renderGuestPage'> = {
  drawPrint: async (input) => (await import('./print-kit/print-task.ts')).drawPrint(input),
  drawSharePicture: async (input) => (await import('./share-picture.tsx')).drawSharePicture(input),
  renderGuestPage: async (input) => (await import('./stored-page.ts')).renderGuestPage(input),
}
