/** The configured pixel id, from the page's `<meta name="pixel">`. */
export function findPixelId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="pixel"]')?.content
}
