/*
 * Appended to the inline script of the head on pages whose book is in another language. The class that it sets on the
 * root element makes `foreign-words.css` show the offer to translate, or how this browser does it, before the first
 * paint. `translate-script.ts` is loaded by a tap on the offer: its size is a third of the document's, and few guests
 * need it. If it cannot be loaded, a sentence of the document says so, and the next tap loads it from another address,
 * because browsers remember failed modules. The modules that it imports are named as well: they load at the same time,
 * and service workers store what a document names. Compiled like `early-script.ts`; import its source, never this file.
 */

// Inserted as text, so it is used exactly once.
declare const translatorModules: readonly [script: string, ...imports: string[]]

const [script, ...imports] = translatorModules
const { classList } = document.documentElement
const { userAgent } = navigator

const findHelp = () => {
  if ('Translator' in self) return 'g-tl'
  if (/android/i.test(userAgent)) return 'g-ta'
  return /ip(hone|[ao]d)/i.test(userAgent) ? 'g-ti' : 'g-to'
}
classList.add(findHelp())

let failures = 0
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.('button.g-tl')
  if (!button) return
  classList.remove('g-tx')
  button.ariaBusy = 'true'
  Promise.all([script + (failures ? `?${failures}` : ''), ...imports].map((part) => import(part))).catch(() => {
    failures += 1
    classList.add('g-tx')
    button.ariaBusy = null
  })
})
