import { languages } from '#platform/i18n/languages.ts'
import { languageMemoryKey, largeTextClass, largeTextKey } from './memory-keys.ts'

/**
 * Source of the inline script of the guest document's head; it acts before anything is painted. A link without
 * `?lang=` opens in the language that this guest chose before. With `?lang=` the language stays, so it can never
 * send anyone in a circle. Large type comes back as well: set later, it would move the page.
 */
export const earlyScript = `(()=>{try{const s=localStorage,l=s.getItem("${languageMemoryKey}"),u=new URL(location),r=document.documentElement;if(s.getItem("${largeTextKey}"))r.classList.add("${largeTextClass}");if(/^(${languages.join('|')})$/.test(l)&&!u.searchParams.has("lang")&&l!==r.lang){u.searchParams.set("lang",l);location.replace(u)}}catch{}})()`
