/*
 * Appended to the inline script of the head on pages with pictures that are not stored for offline use: those of the
 * equipment and of own sections. They are loaded when guests scroll near them, and the script that opens them is loaded
 * together with the first one. Compiled like `early-script.ts`; import its source, never this file.
 */

// Inserted as text, so it is used exactly once.
declare const picturesModule: string

addEventListener(
  'load',
  // No check that it is an element, to save bytes: the event of the document has none, and nothing to load.
  ({ target }) => (target as Element).closest?.('figure>a') && import(picturesModule),
  true,
)
