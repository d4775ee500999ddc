import type { Language } from '#platform/i18n/languages.ts'

/** A notification, as the service sends it and `host-worker.ts` shows it. */
export type PushContent = {
  title: string
  body: string
  language: Language
  /** The address of the screen that it opens. */
  path: string
  /** A later notification with the same tag replaces it. */
  tag: string
}
