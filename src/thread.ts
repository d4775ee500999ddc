import { createTaskRunner } from '#platform/threads/task-runner.ts'
import type { ThreadTasks } from '#platform/threads/tasks.ts'

const loadTranslations = () => import('#features/translations/server/translation-work.ts')

/** The entry of the worker threads: the tasks of all features. The module of a task is loaded when it first runs. */
export const runTask = createTaskRunner<ThreadTasks>({
  changeTranslations: async (input) => (await loadTranslations()).changeStored(input),
  digestCalendar: async (input) =>
    (await import('#features/stays/server/calendars/calendar-digest.ts')).digestFeed(input),
  drawPrint: async (input) => (await import('#features/guest-page/server/print-kit/print-task.ts')).drawPrint(input),
  drawSharePicture: async (input) =>
    (await import('#features/guest-page/server/share-picture.tsx')).drawSharePicture(input),
  findAnsweredSearches: async (input) =>
    (await import('#features/analytics/server/answered-searches-task.ts')).findAnsweredSearches(input),
  packBookFile: async (input) => (await import('#features/portability/server/book-file-task.ts')).packBookFile(input),
  prepareProposals: async (input) => (await loadTranslations()).prepareStored(input),
  presentTranslations: async (input) => (await loadTranslations()).presentStored(input),
  renderGuestPage: async (input) => (await import('#features/guest-page/server/stored-page.ts')).renderGuestPage(input),
  renderStayPage: async (input) =>
    (await import('#features/stays/server/guest/stay-renderer.tsx')).renderStayPage(input),
})
