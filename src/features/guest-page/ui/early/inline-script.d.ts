declare module '*.ts?inline-script' {
  /** The module compiled and minified with all its imports, by `build/inline-script.ts`. */
  const source: string
  // biome-ignore lint/style/noDefaultExport: required of all imports with a query of the bundler
  export default source
}
