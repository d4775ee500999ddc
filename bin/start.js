/** `npm start`: installs and builds what is stale, then serves. Settings come from the environment and `.env`. */
import { becomeProgram, prepare } from './bootstrap.js'

await becomeProgram(await prepare(), 'dist/server/main.js')
