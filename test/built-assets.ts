import type { Assets } from '#platform/http/assets.ts'

/** Assets as in a build: documents have the policy of production, and rendered pages are cached. */
export const builtAssets: Assets = {
  developmentHead: '',
  entry: (source) => ({ script: `/assets/${source}.js`, styles: [], preloads: [] }),
  file: (source) => `/assets/${source}`,
  styleText: () => 'body{color:black}',
}
