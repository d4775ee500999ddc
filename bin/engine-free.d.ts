/** Paths of HTTP tests, from the root. */
export declare const engineFree: readonly string[]
