import { roomyScreen } from '../wide/wide-memory.ts'
import compiledScript from './early-script.ts?inline-script'
import picturesNote from './pictures-note.ts?inline-script'
import translatorNote from './translator-note.ts?inline-script'

/** A web font: its family, and the address of its file. */
export type BrandFace = { family: string; href: string }

export type EarlyScriptOptions = {
  /** Font faces of the page's theme. */
  faces: readonly BrandFace[]
  /** Addresses of the module scripts that are loaded after the first screen. */
  scripts: readonly string[]
  /** Address of the print stylesheet. */
  printSheet: string
  /** Address of the module script for wide screens, if the page has one. */
  wideScript?: string | undefined
}

/** Source of the inline script of the guest document's head: the compiled `early-script.ts` with its constants. */
export function createEarlyScript({ faces, scripts, printSheet, wideScript }: EarlyScriptOptions): string {
  const constants = {
    earlyFaces: faces.map(({ family, href }) => [family, href]),
    earlyModules: scripts,
    earlyPrint: printSheet,
    earlyWide: wideScript === undefined ? ['not all', ''] : [roomyScreen, wideScript],
  }
  return Object.entries(constants).reduce((source, [name, value]) => insert(source, name, value), compiledScript)
}

/** Appended to the early script, see `pictures-note.ts`. @param script address of the built `pictures-script.ts` */
export function createPicturesNote(script: string): string {
  return `;${insert(picturesNote, 'picturesModule', script)}`
}

/**
 * Appended to the early script, see `translator-note.ts`.
 * @param modules addresses of the built `translate-script.ts` and of its imports
 */
export function createTranslatorNote(modules: readonly string[]): string {
  return `;${insert(translatorNote, 'translatorModules', modules)}`
}

function insert(source: string, constant: string, value: unknown): string {
  return source.replace(constant, () => JSON.stringify(value))
}
