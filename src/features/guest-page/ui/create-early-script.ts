import compiledScript from './early-script.ts?inline-script'

/** A face of the brand: its family, and the address of its file. */
export type BrandFace = { family: string; href: string }

export type EarlyScriptOptions = {
  /** Font faces of the page's theme. */
  faces: readonly BrandFace[]
  /** Address of the guest page's module script. */
  script: string
}

/** Source of the inline script of the guest document's head: the compiled `early-script.ts` with its two constants. */
export function createEarlyScript({ faces, script }: EarlyScriptOptions): string {
  const pairs = faces.map(({ family, href }) => [family, href])
  return insert(insert(compiledScript, 'earlyFaces', pairs), 'earlyModule', script)
}

function insert(source: string, constant: string, value: unknown): string {
  return source.replace(constant, () => JSON.stringify(value))
}
