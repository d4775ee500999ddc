/**
 * Source that the inline script of the head ends with, on pages whose pictures are not kept for times without a
 * connection: those of the equipment and of own sections. They are loaded when guests come near them, and the script that
 * opens them is loaded together with the first.
 * @param script address of the built `pictures-script.ts`
 */
export const createPicturesNote = (script: string) =>
  `;addEventListener("load",e=>e.target.closest?.("figure>a")&&import(${JSON.stringify(script)}),!0)`
