/** The part of negotiator 1 that we use; `@types/negotiator` describes version 0.6, without `preferred`. */
declare module 'negotiator' {
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** @param options.preferred decides between equal qualities */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
