import { roomyScreen } from '../wide/wide-memory.ts'
import compiledScript from './early-script.ts?inline-script'

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

function insert(source: string, constant: string, value: unknown): string {
  return source.replace(constant, () => JSON.stringify(value))
}

/**
 * Source appended to the inline script of the head on pages with pictures that are not stored for offline use: those of
 * the equipment and of own sections. They are loaded when guests scroll near them, and the script that opens them is
 * loaded together with the first one.
 * @param script address of the built `pictures-script.ts`
 */
export const createPicturesNote = (script: string) =>
  `;addEventListener("load",e=>e.target.closest?.("figure>a")&&import(${JSON.stringify(script)}),!0)`

/**
 * Source appended to the inline script of the head on pages whose book is in another language. The class that it sets
 * on the root element makes `foreign-words.css` show the offer to translate, or how this browser does it, before the
 * first paint. `translate-script.ts` is loaded by a tap on the offer: its size is a third of the document's, and few
 * guests need it. If it cannot be loaded, a sentence of the document says so, and the next tap loads it from another
 * address, because browsers remember failed modules. The modules that it imports are named as well: they load at the
 * same time, and service workers store what a document names.
 * @param modules addresses of the built `translate-script.ts` and of its imports
 */
export function createTranslatorNote([script, ...imports]: readonly string[]): string {
  const choice =
    '"Translator"in self?"g-tl":/android/i.test(navigator.userAgent)?"g-ta":/ip(hone|[ao]d)/i.test(navigator.userAgent)?"g-ti":"g-to"'
  const others = imports.map((address) => `,${JSON.stringify(address)}`).join('')
  const load = `Promise.all([${JSON.stringify(script)}+(failures?"?"+failures:"")${others}].map(part=>import(part)))`
  const fail = 'failures++,root.add("g-tx"),button.ariaBusy=null'
  const start = `root.remove("g-tx"),button.ariaBusy="true",${load}.catch(()=>{${fail}})`
  const listen = `addEventListener("click",({target})=>{let button=target.closest?.("button.g-tl");button&&(${start})})`
  return `;((root,failures)=>{root.add(${choice});${listen}})(document.documentElement.classList,0)`
}
