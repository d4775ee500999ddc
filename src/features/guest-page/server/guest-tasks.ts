import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** The tasks of this feature for worker threads. Each is loaded when it first runs. */
export const guestTasks: Pick<TaskHandlers, 'drawPrint' | 'drawSharePicture' | 'renderGuestPage'> = {
  drawPrint: async (input) => (await import('./print-kit/print-task.ts')).drawPrint(input),
  drawSharePicture: async (input) => (await import('./share-picture.tsx')).drawSharePicture(input),
  renderGuestPage: async (input) => (await import('./stored-page.ts')).renderGuestPage(input),
}
