import { existsSync } from 'node:fs'

/** From this file and from the built server in `dist/server/`, which a package has without the sources. */
const sources = new URL('../../src/', import.meta.url)

/** How the operator's commands begin: a package and an image have no npm. */
export const operatorCommand = existsSync(sources) ? 'npm run admin --' : 'benvenuto admin'
