/**
 * Source appended to the inline script of the head on pages with pictures that are not stored for offline use: those of
 * the equipment and of own sections. They are loaded when guests scroll near them, and the script that opens them is
 * loaded together with the first one.
 * @param script address of the built `pictures-script.ts`
 */
export const createPicturesNote = (script: string) =>
  `;addEventListener("load",e=>e.target.closest?.("figure>a")&&import(${JSON.stringify(script)}),!0)`
