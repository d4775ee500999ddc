/** Additional sources in the content security policy for Meta's pixel: its script and its endpoints. */
export const pixelSources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
} as const
