/** Whom hosts can write to, from the page's `<meta name="support-email">`. */
export function readSupportEmail(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? ''
}
