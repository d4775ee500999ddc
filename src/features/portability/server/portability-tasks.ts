import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** What this feature has done in threads. Each task is loaded when it first runs. */
export const portabilityTasks: Pick<TaskHandlers, 'packBookFile'> = {
  packBookFile: async (input) => (await import('./book-file-task.ts')).packBookFile(input),
}
