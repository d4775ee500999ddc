/** Input and output of a task, as plain data that can be copied between threads. */
export type TaskType = { input: unknown; output: unknown }

/**
 * All tasks. Each feature adds its own by declaration merging:
 * `declare module '#platform/threads/tasks.ts' { interface ThreadTasks { drawPrint: { input: PrintOrder; output: Uint8Array } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tasks into it
export interface ThreadTasks {}

/** One call of a task, as it is sent to a thread. */
export type TaskCall = { name: string; input: unknown }

/** What comes back. Wrapped, so that a task's own failure differs from the death of its thread. */
export type TaskOutcome = { output: unknown } | { thrown: unknown }

/** The functions of all tasks by name. They run in a worker thread: no database, no configuration. */
export type TaskHandlers<Tasks extends Record<keyof Tasks, TaskType> = ThreadTasks> = {
  [Name in keyof Tasks]: (input: Tasks[Name]['input']) => Tasks[Name]['output'] | Promise<Tasks[Name]['output']>
}
