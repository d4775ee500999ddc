import type { Assets, EntryAssets } from '#platform/http/assets.ts'

/** The addresses of the built files that guest pages name. Plain data, so that worker threads can receive it. */
export type GuestAssets = {
  script: string
  /** The script that translates a book into the page's language, followed by the modules that it imports. */
  translateModules: readonly string[]
  /** The script for wide screens. */
  wideScript: string
  /** The script for books with captioned pictures. */
  picturesScript: string
  /** The print stylesheet. */
  printSheet: string
  /** With the usual letters, and with all: see `font-letters.ts`. */
  fonts: Record<FontLetters, { display: string; text: string }>
}

/** Which letters the font files of a page contain. */
export type FontLetters = 'usual' | 'all'

const listModules = ({ script, preloads }: EntryAssets) => [script, ...preloads]

export function findGuestAssets(assets: Assets): GuestAssets {
  return {
    script: assets.entry('src/features/guest-page/ui/guest-script.ts').script,
    translateModules: listModules(assets.entry('src/features/guest-page/ui/translate/translate-script.ts')),
    wideScript: assets.entry('src/features/guest-page/ui/wide/wide-script.ts').script,
    picturesScript: assets.entry('src/features/guest-page/ui/pictures/pictures-script.ts').script,
    printSheet: assets.file('src/features/guest-page/ui/print.css'),
    fonts: {
      usual: { display: assets.file('guest-fraunces.woff2'), text: assets.file('guest-instrument-sans.woff2') },
      all: { display: assets.file('guest-fraunces-all.woff2'), text: assets.file('guest-instrument-sans-all.woff2') },
    },
  }
}
