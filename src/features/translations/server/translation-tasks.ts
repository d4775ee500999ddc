import type { TaskHandlers } from '#platform/threads/tasks.ts'

/** This feature's tasks for worker threads. Each module is loaded at its first run. */
export const bookTasks: Pick<TaskHandlers, 'presentTranslations' | 'prepareProposals' | 'changeTranslations'> = {
  presentTranslations: async (input) => (await import('./translation-work.ts')).presentStored(input),
  prepareProposals: async (input) => (await import('./translation-work.ts')).prepareStored(input),
  changeTranslations: async (input) => (await import('./translation-work.ts')).changeStored(input),
}
