import type { TaskHandlers } from '#platform/threads/tasks.ts'
import type { FeedProblem } from '../feeds/feed-text.ts'
import type { Digest, DigestInput } from './calendar-digest.ts'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    digestCalendar: { input: DigestInput; output: Digest | { problem: FeedProblem } }
  }
}

/** This feature's tasks for worker threads. The module is loaded at its first run. */
export const calendarTasks: Pick<TaskHandlers, 'digestCalendar'> = {
  digestCalendar: async (input) => (await import('./calendar-digest.ts')).digestFeed(input),
}
