import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** The thread tasks of this feature. Each module is loaded when its task first runs. */
export const portabilityTasks: Pick<TaskHandlers, 'packBookFile'> = {
  packBookFile: async (input) => (await import('./book-file-task.ts')).packBookFile(input),
}
