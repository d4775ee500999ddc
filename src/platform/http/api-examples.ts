/** A JSON Schema as contracts produce it. */
export type Schema = {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly pattern?: string
}

/**
 * Example values by the name of a property, or by object and property, such as `card.brand`, which has priority. The
 * first value that fits the contract is used.
 */
export type Samples = Readonly<Record<string, readonly unknown[]>>

/**
 * An example that fits a contract: known values for properties with a known name, else the first allowed value. Arrays
 * have one element, so that all parts of a contract are visible.
 */
export function exampleOf(schema: Schema, samples: Samples, name = '', owner = ''): unknown {
  if ('const' in schema) return schema['const']
  const values = [...(samples[`${owner}.${name}`] ?? []), ...(samples[name] ?? [])]
  const known = values.find((value) => fits(schema, value))
  if (known !== undefined) return known
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, samples, name, owner)
  if (schema.type === 'object') return exampleOfObject(schema, samples, name)
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, samples, name.replace(/s$/, ''), owner)]
  return exampleOfValue(schema)
}

function exampleOfObject(
  { properties = {}, additionalProperties, propertyNames }: Schema,
  samples: Samples,
  owner: string,
) {
  const named = Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, samples, name, owner)])
  if (typeof additionalProperties !== 'object') return Object.fromEntries(named)
  const keys = propertyNames?.enum ?? ['name']
  return Object.fromEntries([
    ...named,
    ...keys.map((key) => [key, exampleOf(additionalProperties, samples, String(key), owner)]),
  ])
}

function exampleOfValue(schema: Schema): unknown {
  if (schema['format'] === 'date-time') return '2026-07-04T14:00:00.000Z'
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema['minimum'] ?? 1))
  return schema.type === 'string' ? 'text' : null
}

function fits(schema: Schema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some((choice) => fits(choice, value))
  if (schema.enum) return schema.enum.includes(value)
  const types = [schema.type].flat()
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array') && value.every((part) => fits(schema.items ?? {}, part))
  if (typeof value === 'string') {
    const maxLength = Number(schema['maxLength'] ?? Number.POSITIVE_INFINITY)
    return types.includes('string') && value.length <= maxLength && new RegExp(schema.pattern ?? '').test(value)
  }
  if (typeof value === 'number') return types.includes('integer') || types.includes('number')
  return types.includes(typeof value)
}
