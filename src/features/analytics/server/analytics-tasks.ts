import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** The tasks of this feature for worker threads. Each task's module is loaded when it first runs. */
export const analyticsTasks: Pick<TaskHandlers, 'findAnsweredSearches'> = {
  findAnsweredSearches: async (input) => (await import('./answered-searches-task.ts')).findAnsweredSearches(input),
}
