import type { Assets } from '#platform/http/assets.ts'

/** As in a build, where documents have the same policy as in production and rendered pages are cached. */
export const builtAssets: Assets = {
  developmentHead: '',
  entry: (source) => ({ script: `/assets/${source}.js`, styles: [], preloads: [] }),
  file: (source) => `/assets/${source}`,
  styleText: () => 'body{color:black}',
}
