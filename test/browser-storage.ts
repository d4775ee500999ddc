/** A storage as browsers have it, whose keys are its own enumerable properties. */
export function createStorage(): Storage {
  const methods = {
    getItem: { value: (key: string) => (values[key] as string | undefined) ?? null },
    setItem: {
      value: (key: string, value: string) => {
        values[key] = value
      },
    },
    removeItem: { value: (key: string) => delete values[key] },
  }
  const values = Object.create({}, methods) as Record<string, string>
  return values as unknown as Storage
}
