import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats['default'](ajv)
const validators = new Map<string, ReturnType<typeof ajv.compile>>()

/** What is wrong with a value by a JSON Schema; undefined if it fits. */
export function findMisfit(schema: object, value: unknown): string | undefined {
  const key = JSON.stringify(schema)
  const validate = validators.get(key) ?? ajv.compile(schema)
  validators.set(key, validate)
  return validate(value) ? undefined : ajv.errorsText(validate.errors)
}

type Described<Answer> = { responses: Readonly<Record<string, Answer>> }

/** An answer of a call, or the shared answer to which it refers. */
export function resolveAnswer<Answer extends object>(components: Described<Answer>, answer: Answer | undefined) {
  const reference = answer && '$ref' in answer ? String(answer.$ref) : undefined
  return reference === undefined ? answer : components.responses[reference.split('/').at(-1) ?? '']
}

/**
 * The committed description of the calls and the present one. After a change of contracts,
 * `UPDATE=1 npm test -- src/platform/http/openapi.http.test.ts` writes the file.
 */
export function compareDocument(document: object): { committed: string; present: string; changes: string[] } {
  const file = new URL('../docs/openapi.json', import.meta.url)
  const present = `${JSON.stringify(document, null, 2)}\n`
  if (process.env['UPDATE'] === '1') writeFileSync(file, present)
  const committed = readFileSync(file, 'utf8')
  return { committed, present, changes: listChanges(JSON.parse(committed), JSON.parse(present)) }
}

/** Longer texts are cut in the list of changes. */
const shownLength = 100

/**
 * Where two documents differ, a line for each value: its place, what it was and what it is. Of what is new or gone as a
 * whole, such as a call, the place alone.
 */
export function listChanges(before: unknown, after: unknown, place = ''): string[] {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => listChanges(before[key], after[key], place === '' ? key : `${place} ${key}`))
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (before === undefined) return [`new: ${place}`]
  if (after === undefined) return [`gone: ${place}`]
  const [was, is] = [before, after].map((value) => JSON.stringify(value).slice(0, shownLength))
  return [`changed: ${place}: ${was} -> ${is}`]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
