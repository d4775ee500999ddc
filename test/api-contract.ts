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
export function compareDocument(document: object): { committed: string; present: string } {
  const file = new URL('../docs/openapi.json', import.meta.url)
  const present = `${JSON.stringify(document, null, 2)}\n`
  if (process.env['UPDATE'] === '1') writeFileSync(file, present)
  return { committed: readFileSync(file, 'utf8'), present }
}
