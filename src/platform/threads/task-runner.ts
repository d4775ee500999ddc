import { isMarkedAsUntransferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { TaskCall, TaskHandlers, TaskOutcome, TaskType, ThreadTasks } from './tasks.ts'

/**
 * The function that the entry of a thread exports as `runTask`. Bytes that tasks return are transferred, not copied.
 */
export function createTaskRunner<Tasks extends Record<keyof Tasks, TaskType> = ThreadTasks>(
  handlers: TaskHandlers<Tasks>,
): (call: TaskCall) => Promise<unknown> {
  const known = new Map<string, (input: never) => unknown>(Object.entries(handlers))
  return async ({ name, input }) => {
    try {
      const handle = known.get(name)
      if (!handle) throw new Error(`There is no task ${name}.`)
      // Comes from `threads.run`, which checks the type of the input.
      return moved(await handle(input as never))
    } catch (error) {
      return { thrown: error } satisfies TaskOutcome
    }
  }
}

function moved(output: unknown): unknown {
  const outcome: TaskOutcome = { output }
  const buffers = [
    ...new Set(
      listBytes(output)
        .filter(ownsBuffer)
        .map(({ buffer }) => buffer),
    ),
  ]
  if (buffers.length === 0) return outcome
  const movable = { [Piscina.transferableSymbol]: buffers, [Piscina.valueSymbol]: outcome }
  if (!isMovable(movable)) throw new Error('Piscina does not know its own symbols')
  return Piscina.move(movable)
}

/** Piscina's types declare its symbols too loosely, so the compiler needs a check. */
function isMovable(value: object): value is Parameters<typeof Piscina.move>[0] & object {
  return Piscina.transferableSymbol in value && Piscina.valueSymbol in value
}

/** Looks at the output itself and at its direct properties. */
function listBytes(output: unknown): Uint8Array[] {
  if (output instanceof Uint8Array) return [output]
  if (typeof output !== 'object' || output === null) return []
  return Object.values(output).filter((part) => part instanceof Uint8Array)
}

/** Node's small buffers share one block, and native memory cannot be transferred. */
function ownsBuffer({ buffer, byteLength }: Uint8Array): boolean {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !isMarkedAsUntransferable(buffer)
}
