import { createTaskRunner } from '#platform/threads/task-runner.ts'

/** The entry of the threads for heavy work: all tasks of all features by name. Loads each task when it first runs. */
export const runTask = createTaskRunner({})
