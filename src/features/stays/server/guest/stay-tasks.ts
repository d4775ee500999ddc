import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** What this feature has done in threads. Each task is loaded when it first runs. */
export const stayTasks: Pick<TaskHandlers, 'renderStayPage'> = {
  renderStayPage: async (input) => (await import('./stay-renderer.tsx')).renderStayPage(input),
}
