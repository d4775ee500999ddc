import type { PublicBook } from '#features/books/shared/public-book.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { createGuestView, GuestProvider } from './guest-context.tsx'
import { IconSprite } from './icons.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Mark } from './motifs.tsx'
import { OwnerBar, type OwnerControls } from './owner-bar.tsx'
import { Around } from './sections/around.tsx'
import { arrangeBlocks, listSections, type PageBlock } from './sections/book-sections.ts'
import { Cover } from './sections/cover.tsx'
import { Emergency } from './sections/emergency.tsx'
import { HostContact } from './sections/host-contact.tsx'
import { Equipment, HouseRules } from './sections/house.tsx'
import { OwnSection } from './sections/own-section.tsx'
import { SectionNav } from './sections/section-nav.tsx'
import { Arrival, CheckOut } from './sections/stay.tsx'
import { ForeignWords, type ForeignWordsCertainty, type OtherWords, OtherWordsLink, Title } from './sections/title.tsx'
import { Welcome } from './sections/welcome.tsx'
import { Wifi } from './sections/wifi.tsx'
import type { StayParts } from './stay-parts.ts'
import { PrintButton, StoredNotice, Toolbar, UpdatedLine } from './toolbar.tsx'

export type GuestBookViewProps = {
  book: PublicBook
  /** The language of the page's own words. */
  language: Language
  /** The host's language, if known: for screen readers and translators. */
  textLanguage?: Language | undefined
  /** The texts of the book that are translated into the page's language. */
  translated?: ReadonlySet<string> | undefined
  /** The address of the book in the host's own words, or from there of its translation. */
  otherWords?: OtherWords | undefined
  /** Set if the page names the host's language, and its script offers to translate. */
  foreignWords?: ForeignWordsCertainty | undefined
  /** The address of a language in the selector; without it there is no selector. */
  hrefForLanguage?: ((language: Language) => string) | undefined
  /** Heading level of the property's name; 2 inside a page with its own heading. */
  headingLevel?: 1 | 2
  /** Whether the book is the page itself (`main`, `nav`, `footer`) or shown inside another page. */
  landmark?: boolean
  /** Prefix of every id, so that several books fit on one page. */
  idPrefix?: string
  /** Links of the owner's bar; only for the owner of the book. */
  ownerControls?: OwnerControls | undefined
  /** Markup of an SVG with the QR code that joins the Wi-Fi. */
  wifiQr?: string | undefined
  /** Address of the host's contact card; without it there is no such link. */
  contactHref?: string | undefined
  /** Address for reporting the page; without it there is no such link. */
  reportHref?: string | undefined
  /** When the book was last changed, in milliseconds UTC. */
  updatedAt?: number | undefined
  /** Set on the page of a stay. */
  stay?: StayParts | undefined
  /** Target of the link 'made with Benvenuto'. */
  siteHref: string
}

function Block({ block, wifiQr }: { block: PageBlock; wifiQr: string | undefined }) {
  if ('parts' in block) return <Around parts={block.parts} />
  if (block.own) return <OwnSection section={block.own} />
  switch (block.id) {
    case 'arrive':
      return <Arrival />
    case 'wifi':
      return <Wifi qr={wifiQr} />
    case 'welcome':
      return <Welcome />
    case 'equipment':
      return <Equipment />
    case 'rules':
      return <HouseRules />
    case 'leave':
      return <CheckOut />
    case 'host':
      return <HostContact />
    default:
      return null
  }
}

/**
 * A welcome book as its guest reads it. Plain markup that needs no script: rendered to static HTML for the guest page
 * and live for previews. Needs `guest.css`; adapts to its container's width.
 */
export function GuestBookView({
  hrefForLanguage,
  idPrefix = '',
  textLanguage,
  translated,
  otherWords,
  foreignWords,
  ownerControls,
  wifiQr,
  reportHref,
  updatedAt,
  siteHref,
  headingLevel = 1,
  landmark = true,
  ...rest
}: GuestBookViewProps) {
  const { book, stay } = rest
  const blocks = arrangeBlocks(book, stay)
  const view = createGuestView({ ...rest, headingLevel, landmark, idPrefix, textLanguage, translated })
  const Main = landmark ? 'main' : 'div'
  const Footer = landmark ? 'footer' : 'div'
  return (
    <GuestProvider value={view}>
      <div className="g-book">
        <IconSprite ownerControls={ownerControls !== undefined} />
        {landmark && <StoredNotice texts={view.texts} />}
        {ownerControls && <OwnerBar {...ownerControls} />}
        <Main className="g-main" id={view.id('book')} tabIndex={landmark ? -1 : undefined}>
          {hrefForLanguage && <LanguageMenu hrefFor={hrefForLanguage} />}
          {landmark && <Toolbar />}
          <Cover />
          <Title />
          {otherWords && textLanguage && <OtherWordsLink {...otherWords} original={textLanguage} />}
          <SectionNav sections={listSections(blocks)} />
          {foreignWords && textLanguage && <ForeignWords original={textLanguage} certainty={foreignWords} />}
          {stay?.notice}
          {blocks.map((block) => (
            <Block key={block.id} block={block} wifiQr={wifiQr} />
          ))}
          <Emergency />
        </Main>
        <Footer className="g-foot">
          {landmark && <PrintButton />}
          {updatedAt !== undefined && <UpdatedLine updatedAt={updatedAt} />}
          {book.look.showsMadeWith && (
            <>
              <Mark />
              <p>
                {view.texts('madeWith')} <a href={siteHref}>Benvenuto</a>
              </p>
            </>
          )}
          {reportHref && (
            <p>
              <a className="g-report" href={reportHref}>
                {view.texts('report')}
              </a>
            </p>
          )}
        </Footer>
      </div>
    </GuestProvider>
  )
}
