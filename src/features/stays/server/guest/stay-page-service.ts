import { setTimeout as sleep } from 'node:timers/promises'
import {
  findGuestAssets,
  GuestPageCache,
  type GuestService,
  guestChoice,
  type PageChoice,
} from '#features/guest-page/index.ts'
import { stayLimits } from '#limits.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { Page } from '#platform/http/page.ts'
import type { PageEffort } from '#platform/http/page-exchange.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { countCacheReads, pageCacheBytes } from '#platform/metrics/metrics.ts'
import type { StayFacts } from '../../shared/stay-facts.ts'
import { listCodesOnPage, noteCodesOnPage } from '../codes/spare-codes.ts'
import {
  createStayReader,
  createStayStampReader,
  type FoundStay,
  isBookOpen,
  type StayStamp,
  stayPath,
} from '../stays/stay-links.ts'
import { openCode, openSpareCodes } from '../stays/stay-secrets.ts'
import { windowOf } from '../stays/stay-window.ts'
import { type DatedFacts, readStayFacts, type StayCodes } from './read-stay-facts.ts'
import { createStayRenderer, type StayAssets } from './stay-renderer.tsx'

/** Maximum bytes of the cached stay pages; some 500 pages. */
const cacheBytes = 16 * 1024 * 1024

/** How long a page waits until its spare codes are recorded, in milliseconds. */
const longestNote = second

const scriptEntry = 'src/features/stays/ui/guest/stay-script.ts'

/** A request for the page of a stay. */
export type AskedStay = {
  token: string
  /** With its question mark, or empty. */
  query: string
  acceptLanguage: string | undefined
  /** Set when the page was found, for the callbacks. */
  shown?: { bookId: string; language: Language }
}

/** Query parameter of the host's preview: forms do nothing, and no visit is counted. */
const asPreview = /[?&]preview(?:[=&]|$)/

type Wanted = { asked: AskedStay; found: FoundStay; choice: PageChoice; key: string; revision: number }

/** Query parameter: shows that the host was notified although there was no further spare code. */
const asAsked = /[?&]asked(?:[=&]|$)/

/** Query parameter: the page as it is after the stay, which phones store in advance. It contains no secret. */
const asAfterwards = /[?&]after(?:[=&]|$)/

/**
 * The pages of stays in one process. The data that decide whether a page is current are read for every request, so a
 * change is visible at once on every node; only the rendering is cached, at most until the clock changes the page's
 * content.
 */
export function createStayPages(context: Context, assets: Assets, guests: GuestService) {
  const { origin } = context.config
  const stayAssets: StayAssets = { ...findGuestAssets(assets), stayScript: assets.entry(scriptEntry).script }
  const render = createStayRenderer({ origin, assets: stayAssets })
  const readStay = createStayReader(context)
  const readStamp = createStayStampReader(context)
  const cache = new GuestPageCache(cacheBytes)
  const countRead = countCacheReads('stay')
  /** Pending renderings, by page and revision. */
  const rendering = new Map<string, Promise<Page | undefined>>()

  const readFacts = (found: FoundStay, token: string, query: string): DatedFacts => {
    const now = context.clock.now()
    const { endsAt } = windowOf(found.stay, found.settings)
    const { isPreview, isAfterwards, hasAsked } = readVariant(query)
    const moment = isAfterwards ? Math.max(now, endsAt) : now
    const { facts, changesAt } = readStayFacts({ ...found, token }, readStayCodes(context, found, moment), moment)
    const hasAskedSpare = facts.hasAskedSpare || (facts.canAskSpare && hasAsked)
    return { facts: { ...facts, hasAskedSpare, isPreview }, changesAt }
  }

  /** Guests who read the book under its host's own domain stay on that domain. */
  const addressOf = async ({ bookId, hostId }: FoundStay, token: string) =>
    new URL(stayPath(token), await guests.addressOf({ id: bookId, hostId })).href

  /**
   * Records the spare codes of a page. Guests at the door do not wait for a database that is away: the page is shown, and
   * rendered again at the next request. @returns whether they are recorded
   */
  const noteSpareCodes = (found: FoundStay, { isPreview, spareCodes }: StayFacts): Promise<boolean> => {
    if (isPreview || spareCodes.length === 0) return Promise.resolve(true)
    const noted = noteCodesOnPage(context, found, spareCodes).then(
      () => true,
      (error: unknown) => {
        context.log.warn({ err: error, stayId: found.stay.id }, 'a spare code on a page was not recorded')
        return false
      },
    )
    return Promise.race([noted, sleep(longestNote, false, { ref: false })])
  }

  const make = async ({ asked, found, choice, key, revision }: Wanted, { facts, changesAt }: DatedFacts) => {
    const order = { facts, changesAt, address: await addressOf(found, asked.token) }
    const from = context.clock.now()
    const isNoted = noteSpareCodes(found, facts)
    const rendered = await guests.renderForGuests(found.bookId, choice, {
      here: (book) => render(book, order),
      inThread: (readBook, limits) =>
        context.threads.run(
          'renderStayPage',
          async () => ({ order: await readBook(), stay: order, origin, assets: stayAssets }),
          { queue: 'guests', ...limits, joinKey: `${key} ${revision} ${changesAt}` },
        ),
    })
    if (!rendered) return undefined
    const ends = [changesAt, rendered.validUntil].filter((end) => typeof end === 'number')
    // A clock that is set back must not show later content.
    const isKept = (await isNoted) && !facts.isPreview
    if (isKept) cache.keep(key, revision, rendered.page, { from, until: Math.min(...ends) })
    pageCacheBytes.set({ cache: 'stay' }, cache.bytes)
    return rendered.page
  }
  /** Concurrent requests after a change share one rendering. */
  const makeOnce = (wanted: Wanted): Promise<Page | undefined> => {
    const { asked, found, key, revision } = wanted
    const dated = readFacts(found, asked.token, asked.query)
    const { changesAt } = dated
    const place = `${key} ${revision} ${changesAt}`
    const known = rendering.get(place)
    if (known) return known
    // Discard a page that expired while it was rendered.
    const underWay = make(wanted, dated).then((page) =>
      changesAt !== null && context.clock.now() >= changesAt ? makeOnce(wanted) : page,
    )
    rendering.set(place, underWay)
    const forget = () => rendering.delete(place)
    underWay.then(forget, forget)
    return underWay
  }

  const makeCurrent = (
    { asked, choice, key }: Pick<Wanted, 'asked' | 'choice' | 'key'>,
    found: FoundStay | undefined,
  ) => {
    if (!found || !isBookOpen(found)) return undefined
    const revision = found.book.revision + found.stay.revision + found.settings.revision
    return makeOnce({ asked, found, choice, key, revision })
  }

  const findFor = (asked: AskedStay, stamp: StayStamp | undefined, effort: PageEffort): MaybePage => {
    if (!stamp || !isBookOpen(stamp)) return undefined
    const { bookId, language, revision } = stamp
    const { token, query, acceptLanguage } = asked
    const choice = guestChoice(query, acceptLanguage, language)
    const { isPreview, isAfterwards, hasAsked } = readVariant(query)
    if (!isPreview) asked.shown = { bookId, language: choice.language }
    const key = [token, choice.language, choice.isOriginal, isPreview, isAfterwards, hasAsked].join(' ')
    const kept = isPreview ? undefined : cache.find(key, revision, context.clock.now())
    // A miss is counted once, when the page is rendered.
    if (kept || effort === 'work') countRead(kept ? 'hit' : 'miss')
    if (kept || effort === 'ready') return kept
    const found = readStay(token)
    const wanted = { asked, choice, key }
    return found instanceof Promise ? found.then((row) => makeCurrent(wanted, row)) : makeCurrent(wanted, found)
  }

  return {
    /** Stay, settings and book of a valid link; undefined for unknown and revoked ones. */
    readStay,

    /**
     * The page of a stay; undefined: unknown or revoked, or guests cannot read the book. Returns a promise only on a
     * cache miss or an asynchronous database read. With the effort `ready` only a page that is cached.
     */
    findPage(asked: AskedStay, effort: PageEffort = 'work'): MaybePage {
      const stamp = readStamp(asked.token)
      return stamp instanceof Promise ? stamp.then((row) => findFor(asked, row, effort)) : findFor(asked, stamp, effort)
    },

    /** The present content of a stay's page. */
    readFacts: (found: FoundStay, token: string) => readFacts(found, token, '').facts,

    /** Absolute URL of the page. */
    addressOf,
  }
}

/** Which of a stay's pages an address asks for, besides the language. */
function readVariant(query: string) {
  const isAfterwards = asAfterwards.test(query)
  // After the stay nothing can be asked for.
  return { isPreview: asPreview.test(query), isAfterwards, hasAsked: !isAfterwards && asAsked.test(query) }
}

/** Decrypts the codes of a stay at a time in ms UTC. Does not decide whether they may be shown. */
function readStayCodes(context: Pick<Context, 'keyring'>, found: FoundStay, nowMs: number): StayCodes {
  const { stay, settings } = found
  const spareCodes = listCodesOnPage(context, found, nowMs)
  const further = openSpareCodes(context, settings).filter((code) => !spareCodes.includes(code)).length
  return {
    code: openCode(context, stay),
    spareCodes,
    spareCodesLeft: Math.min(further, stayLimits.spareCodesShown - stay.spareCodesShown),
  }
}

type MaybePage = Page | undefined | Promise<Page | undefined>

export type StayPages = ReturnType<typeof createStayPages>
