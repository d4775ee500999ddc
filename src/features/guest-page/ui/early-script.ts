import { languages } from '#platform/i18n/languages.ts'
import { languageMemoryKey, largeTextClass, largeTextKey } from './memory-keys.ts'

/** A face of the brand: its family, and the address of its file. */
export type BrandFace = { family: string; href: string }

export type EarlyScriptOptions = {
  /** Faces that the page is set in, once they are there. */
  faces: readonly BrandFace[]
  /** Address of the module that adds comfort. */
  script?: string | undefined
}

/** While the document's root has this class, guest.css keeps what is far below the first screen out of layout. */
const firstScreenClass = 'g-first'
const distantParts = '.g-main>section,.g-around'

/**
 * A link without `?lang=` opens in the language that this guest chose before. With `?lang=` the language stays, so it
 * can never send anyone in a circle. Large type comes back as well: set later, it would move the page.
 */
const recall = `try{let s=localStorage,l=s.getItem("${languageMemoryKey}"),u=new URL(location);s.getItem("${largeTextKey}")&&c.add("${largeTextClass}");if(/^(${languages.join('|')})$/.test(l)&&!u.searchParams.has("lang")&&l!==r.lang){u.searchParams.set("lang",l);location.replace(u)}}catch{}`

/** The language of a link that is tapped, perhaps before anything else has come. */
const remember = `try{let a=e.target.closest("[data-lang]");a&&localStorage.setItem("${languageMemoryKey}",a.dataset.lang)}catch{}`

/** All faces in one turn, so that the page is laid out anew once; settled in any case. */
const loadFaces = (faces: readonly BrandFace[]) =>
  `Promise.all(${JSON.stringify(faces.map(({ family, href }) => [family, href]))}.map(([n,u])=>new FontFace(n,\`url(\${u})\`,{weight:"400 600"}).load())).then(a=>a.map(f=>d.fonts.add(f)),()=>0)`

const loadScript = (script: string) =>
  `d.head.append(Object.assign(d.createElement("script"),{type:"module",src:"${script}"}));`

/** One section a frame, so that a finger is answered in between; after the letters, so that each is laid out once. */
const layOutSections = `let e=[...d.querySelectorAll("${distantParts}")],n=()=>{let x=e.shift();x&&(x.style.contentVisibility="visible",p(n))};n()`

/**
 * Source of the inline script of the guest document's head. What a guest has chosen before acts before anything is
 * painted. On a first visit the line and the processor then belong to the first screen and its cover: the sections far
 * below, the brand's letters and the comfort script follow when that is painted, or after three seconds when the cover
 * does not come. Where the worker keeps the book, letters and sections have nothing to wait for. Neither has whoever
 * goes to a section, by a link or by a tap: it must not move on the way there.
 */
export function createEarlyScript({ faces, script }: EarlyScriptOptions): string {
  const variables =
    'd=document,r=d.documentElement,c=r.classList,p=requestAnimationFrame,k=navigator.serviceWorker?.controller,w=1'
  const follow = `if(w){w=0;${script === undefined ? '' : loadScript(script)}k||l().then(()=>{${layOutSections}})}`
  return (
    `(()=>{let ${variables},l=()=>${loadFaces(faces)},f=()=>{${follow}};${recall}` +
    `k?l():location.hash||c.add("${firstScreenClass}");` +
    `onclick=e=>{c.remove("${firstScreenClass}");${remember}};` +
    // The cover is painted when it is decoded, some frames after it was loaded.
    'addEventListener("load",()=>p(()=>p(()=>setTimeout(f,99))));' +
    'addEventListener("DOMContentLoaded",()=>setTimeout(f,3e3))})()'
  )
}
