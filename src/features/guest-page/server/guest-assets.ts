import type { Assets } from '#platform/http/assets.ts'

/** The addresses of the built files that guest pages name. Plain data, which threads get as well. */
export type GuestAssets = {
  script: string
  /** The script for books in another language than the page. */
  translateScript: string
  /** The script for wide screens. */
  wideScript: string
  /** The script for books with pictures that have captions. */
  picturesScript: string
  /** The stylesheet for paper. */
  printSheet: string
  fonts: { display: string; text: string }
}

export function findGuestAssets(assets: Assets): GuestAssets {
  return {
    script: assets.entry('src/features/guest-page/ui/guest-script.ts').script,
    translateScript: assets.entry('src/features/guest-page/ui/translate/translate-script.ts').script,
    wideScript: assets.entry('src/features/guest-page/ui/wide/wide-script.ts').script,
    picturesScript: assets.entry('src/features/guest-page/ui/pictures/pictures-script.ts').script,
    printSheet: assets.file('src/features/guest-page/ui/print.css'),
    fonts: { display: assets.file('guest-fraunces.woff2'), text: assets.file('guest-instrument-sans.woff2') },
  }
}
