/** What a page's policy has to allow beyond our own origin for Meta's pixel: its script, and where that reports to. */
export const pixelSources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
} as const
