import type { Assets } from '#platform/http/assets.ts'

/** As a build has them: documents then carry the policy that visitors get, and are kept. */
export const builtAssets: Assets = {
  developmentHead: '',
  entry: (source) => ({ script: `/assets/${source}.js`, styles: [], preloads: [] }),
  file: (source) => `/assets/${source}`,
  styleText: () => 'body{color:black}',
}
