/**
 * The groups of the help page and their entries, in page order. A key is also the address of its entry:
 * `/help#door-code`.
 */
export const helpGroups = {
  start: ['first-book', 'import', 'photos', 'publish'],
  change: ['door-code', 'edit-book', 'two-devices', 'duplicate', 'take-offline'],
  guests: ['app', 'languages', 'translate', 'wifi', 'offline', 'visits'],
  stays: [
    'stay-links',
    'codes-in-time',
    'codes-on-lock',
    'code-fails',
    'paste-calendar',
    'cleaner-link',
    'guest-taps',
    'stay-messages',
    'daily-email',
  ],
  share: ['send-link', 'qr-code', 'printing', 'domain'],
  plans: ['trial', 'basic-or-pro', 'after-plan', 'cancel'],
  account: ['password', 'app-language', 'export', 'delete-book', 'delete-account'],
} as const

export type HelpGroup = keyof typeof helpGroups
export type HelpEntry = (typeof helpGroups)[HelpGroup][number]

/** The help page in one language. `#` in the counts is the number of answers. */
export type HelpTexts = {
  title: string
  description: string
  keywords: string
  lead: string
  contents: string
  search: { label: string; placeholder: string; one: string; other: string; none: string }
  linkTo: string
  notFound: { title: string; text: string; action: string }
  groups: Readonly<Record<HelpGroup, string>>
  entries: Readonly<Record<HelpEntry, { question: string; answer: string }>>
}
