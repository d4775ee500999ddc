import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** The tasks of this feature for worker threads. Each is loaded when it first runs. */
export const stayTasks: Pick<TaskHandlers, 'renderStayPage'> = {
  renderStayPage: async (input) => (await import('./stay-renderer.tsx')).renderStayPage(input),
}
