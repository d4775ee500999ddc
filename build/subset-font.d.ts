declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    variationAxes?: Record<string, Axis>
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[]
    noLayoutClosure?: boolean
    noHinting?: boolean
    dropTables?: string[]
  }
  /** Reduces a font to the glyphs that a text needs. */
  // biome-ignore lint/style/noDefaultExport: the module's own shape
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
