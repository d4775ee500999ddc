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
