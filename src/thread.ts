import { analyticsTasks } from '#features/analytics/analytics-tasks.ts'
import { bookTasks } from '#features/books/book-tasks.ts'
import { guestTasks } from '#features/guest/guest-tasks.ts'
import { portabilityTasks } from '#features/portability/portability-tasks.ts'
import { createTaskRunner } from '#platform/threads/task-runner.ts'
import type { ThreadTasks } from '#platform/threads/threads.ts'

/** The entry of the threads for heavy work: the tasks of all features. */
export const runTask = createTaskRunner<ThreadTasks>({
  ...analyticsTasks,
  ...bookTasks,
  ...guestTasks,
  ...portabilityTasks,
})
