import { existsSync } from 'node:fs'

/**
 * A file of the sources, from this file and from the built ones in `dist/server/` and `dist/server/assets/`, which a
 * package has without the sources.
 */
const sources = ['../../src/cli.ts', '../../../src/cli.ts'].map((path) => new URL(path, import.meta.url))

/** How the operator's commands begin: a package and an image have no npm. */
export const operatorCommand = sources.some((file) => existsSync(file)) ? 'npm run admin --' : 'benvenuto admin'
