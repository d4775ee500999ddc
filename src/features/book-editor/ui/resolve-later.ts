/** Resolves to a value after a time, as the end of what must not wait longer. */
export function resolveLater<T>(value: T, delayMs: number): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), delayMs))
}
