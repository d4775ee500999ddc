import { analyticsTasks } from '#features/analytics/server/analytics-tasks.ts'
import { guestTasks } from '#features/guest-page/server/guest-tasks.ts'
import { portabilityTasks } from '#features/portability/server/portability-tasks.ts'
import { calendarTasks } from '#features/stays/server/calendars/calendar-tasks.ts'
import { stayTasks } from '#features/stays/server/guest/stay-tasks.ts'
import { bookTasks } from '#features/translations/server/translation-tasks.ts'
import { createTaskRunner } from '#platform/threads/task-runner.ts'
import type { ThreadTasks } from '#platform/threads/tasks.ts'

/** The entry of the worker threads: the tasks of all features. */
export const runTask = createTaskRunner<ThreadTasks>({
  ...analyticsTasks,
  ...bookTasks,
  ...calendarTasks,
  ...guestTasks,
  ...portabilityTasks,
  ...stayTasks,
})
