import { languages } from '#platform/i18n/languages.ts'

/** Where the browser keeps the language that a guest chose. */
export const languageMemoryKey = 'benvenuto-language'

/**
 * Source of the inline script of the guest document's head. A link without `?lang=` opens in the language
 * that this guest chose before. With `?lang=` it does nothing, so it can never send anyone in a circle.
 */
export const languageMemoryScript = `(()=>{try{const l=localStorage.getItem("${languageMemoryKey}"),u=new URL(location);if(/^(${languages.join('|')})$/.test(l)&&!u.searchParams.has("lang")&&l!==document.documentElement.lang){u.searchParams.set("lang",l);location.replace(u)}}catch{}})()`
