/** Reads JSON that others wrote, such as a stored draft; undefined if it is not JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The fields of a JSON object; undefined for anything else. */
export function parseJsonObject(json: string): Readonly<Record<string, unknown>> | undefined {
  const read = parseJson(json)
  return isRecord(read) ? read : undefined
}

/** Whether a value is an object and no array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
