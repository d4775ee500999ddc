declare module '*.ts?inline-script' {
  /** The module compiled and minified with all that it imports, by `build/inline-script.ts`. */
  const source: string
  // biome-ignore lint/style/noDefaultExport: as all imports with a query of the bundler's
  export default source
}
