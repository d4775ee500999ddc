import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** What this feature has done in threads. Each task is loaded when it first runs. */
export const analyticsTasks: Pick<TaskHandlers, 'findAnsweredSearches'> = {
  findAnsweredSearches: async (input) => (await import('./answered-searches-task.ts')).findAnsweredSearches(input),
}
