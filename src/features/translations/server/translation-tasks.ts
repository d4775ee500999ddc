import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** What this feature has done in threads. Each task is loaded when it first runs. */
export const bookTasks: Pick<TaskHandlers, 'presentTranslations' | 'prepareProposals' | 'changeTranslations'> = {
  presentTranslations: async (input) => (await import('./translation-work.ts')).presentStored(input),
  prepareProposals: async (input) => (await import('./translation-work.ts')).prepareStored(input),
  changeTranslations: async (input) => (await import('./translation-work.ts')).changeStored(input),
}
