import { isOwnSectionId } from '#features/books/shared/book-theme.ts'
import { readSecrets } from '#features/books/thread.ts'
import {
  createGuestRenderer,
  type GuestAssets,
  type PageOrder,
  readShownBook,
  type StayPage,
} from '#features/guest-page/thread.ts'
import type { Page, PageContent } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { StayFacts } from '../../shared/stay-facts.ts'
import { createGuestStayTexts } from '../../ui/guest/guest-stay-texts.ts'
import stayCss from '../../ui/guest/stay.css?inline'
import { createStayParts } from '../../ui/guest/stay-parts.tsx'
import shownCss from '../../ui/guest/stay-shown.css?inline'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    renderStayPage: { input: StayPageTask; output: PageContent | undefined }
  }
}

export type StayAssets = GuestAssets & { stayScript: string }

/** The input of a stay's page besides the book. */
export type StayOrder = {
  facts: StayFacts
  /** When the page expires, in ms UTC; null: never. */
  changesAt: number | null
  /** Absolute URL of the page. */
  address: string
}

export type StayPageTask = {
  /** Undefined if the book was deleted before it was read. */
  order: PageOrder | undefined
  stay: StayOrder
  origin: string
  assets: StayAssets
}

export type StayRenderer = (order: PageOrder, stay: StayOrder) => Page

/** Makes pages of stays: the page of the book with the parts that belong to the stay. */
export function createStayRenderer({ origin, assets }: { origin: string; assets: StayAssets }): StayRenderer {
  const renderer = createGuestRenderer({ origin, assets })
  return (order, stay) => {
    const { facts, address } = stay
    const { choice, stored } = order
    const shown = readShownBook({ ...order, access: { ...order.access, secrets: secretsOf(facts) } })
    const { secrets } = readSecrets(stored.row)
    const hasBookCode =
      shown.book.doorCode !== '' || (shown.book.withheld.includes('doorCode') && stored.row.door_code !== '')
    // A stay with a code of its own never shows that of the book.
    const book = facts.hasOwnCode ? { ...shown.book, doorCode: '' } : shown.book
    const page: StayPage = {
      parts: createStayParts({ book, facts, secrets, hasBookCode }, choice.language),
      css: (isPlain(facts) ? stayCss : stayCss + shownCss) + (facts.isPreview ? previewCss : ''),
      // The host's preview stores nothing on her phone.
      scripts: facts.isPreview ? [] : [assets.stayScript],
      address,
      rootData: facts.isPreview ? {} : { ...rootDataOf(stay, secrets), ...newsDataOf(facts, choice.language) },
      refreshSeconds: facts.awaitsHost ? refreshSeconds : undefined,
      isPreview: facts.isPreview,
    }
    return renderer.renderBook({ ...shown, book }, choice.language, { stay: page })
  }
}

/** As above in a worker thread, with all encodings. */
export function renderStayPage({ order, stay, origin, assets }: StayPageTask): PageContent | undefined {
  return order && createStayRenderer({ origin, assets })(order, stay).toContent()
}

/** How often a page that waits for its host is loaded again where scripts are off. */
const refreshSeconds = 60

/** Styles of the line that only the host's preview has, and of its forms. */
const previewCss =
  '.g-st-preview{margin:12px 0 0;padding:10px 14px;border:1px dashed;border-radius:12px;font-weight:600}.g-st button:disabled,.g-st-tap button:disabled{cursor:not-allowed;opacity:.6}'

function secretsOf({ state, token }: StayFacts): PageOrder['access']['secrets'] {
  return state === 'shown' ? { kind: 'shown', pictureBase: `/s/${token}` } : { kind: 'withheld' }
}

/** The page has only the line of the stay and the dashed placeholders. */
function isPlain({ state, isLastEvening }: StayFacts): boolean {
  return state === 'waiting' && !isLastEvening
}

/** The id of the section that shows a secret. */
function sectionOf(secret: string): string {
  if (isOwnSectionId(secret)) return secret
  return secret === 'wifiPassword' ? 'wifi' : 'arrive'
}

/** For the scripts of the page: when it changes, when it must remove the secrets, and in which sections those are. */
function rootDataOf({ facts, changesAt }: StayOrder, secrets: readonly string[]): StayPage['rootData'] {
  const hasCodes = facts.hasOwnCode || facts.spareCodes.length > 0
  const sections = new Set([...(hasCodes ? ['arrive'] : []), ...secrets.map(sectionOf)])
  const holdsSecrets = facts.state === 'shown' && sections.size > 0
  return {
    'data-stay': changesAt === null ? '' : String(changesAt),
    'data-secrets': holdsSecrets ? [...sections].join(' ') : undefined,
    'data-end': holdsSecrets ? String(facts.endsAt) : undefined,
  }
}

/** While the page waits for its host: its ETag, which `Page` adds, and what is announced when it has changed. */
function newsDataOf({ awaitsHost }: StayFacts, language: Language): StayPage['rootData'] {
  return awaitsHost ? { 'data-tag': '', 'data-news': createGuestStayTexts(language)('news') } : {}
}
