import { setFlagsFromString } from 'node:v8'

/**
 * Makes threads that are started from now on respect their own `maxYoungGenerationSizeMb`. V8 prefers the option
 * `--max-semi-space-size` of the command line, which is meant for the main thread and stays in force there.
 */
export function restoreThreadLimits(): void {
  setFlagsFromString('--max-semi-space-size=0')
}
