/**
 * Source that the inline script of the head ends with, on pages whose book is in another language: it tells
 * `foreign-words.css` how much room the notice needs, before the first paint. Only some browsers can translate on the
 * device, and what `translate-script.ts` shows in the others is lower.
 */
export const noteTranslator = ';"Translator"in self&&document.documentElement.classList.add("g-tl")'
