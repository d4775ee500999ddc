/** Texts of the translation script, which loads only the catalogues of this folder. */
export const en = {
  translate: 'Translate',
  onDevice: 'Your browser translates on this device. Nothing is sent.',
  working: 'Translating... {done} of {all}',
  cancel: 'Cancel',
  pack: 'The first time, the browser downloads a language pack.',
  translated: 'Translated automatically',
  original: 'Show the original',
  failed: 'The translation did not work. You see the original.',
  ios: 'In Safari, tap the page menu beside the address, then Translate.',
  android: 'In Chrome, open the menu ⋮ and tap Translate.',
  other: 'Many browsers can translate a page: look for Translate beside the address or in the menu.',
}
