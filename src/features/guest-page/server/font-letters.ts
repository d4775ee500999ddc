/**
 * The letters in the font files of guest pages. Nearly all pages need only the usual ones, and files without the rare
 * ones are a sixth smaller, so a page names the larger files only if its text contains a rare letter.
 */

/** All letters of the guest pages' own texts, and what hosts usually write in the five languages. */
export const usualLetters =
  ' !"#%&\'()+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  'ÀÁÂÄÇÈÉÊÌÍÎÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöœùúûü¡¿«»„“”‘’‚‹›–—…·•°×€\u00a0\u202f'

/** Further letters of the five languages and characters of codes and addresses. */
export const rareLetters = '$*<>[\\]^`{|}~ÆËÏŒŸæÿẞ£ºª½©'

/** Any of `rareLetters` in a text. `<` and `>` are escaped there. Attributes are not displayed, so they are ignored. */
const rareInText = />[^<>]*(?:[$*[\\\]^`{|}~ÆËÏŒŸæÿẞ£ºª½©]|&[lg]t;)/

/** @param markup a whole document as React writes it; its inline scripts and styles are in the head */
export function showsRareLetters(markup: string): boolean {
  return rareInText.test(markup.slice(markup.indexOf('<body')))
}
