import { Copy, Languages, Mail, MessageSquare, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { isShown } from '#features/books/shared/book-theme.ts'
import { PrintKitLinks } from '#features/guest-page/ui/index.ts'
import { suggestAllState, useMissingTranslations } from '#features/translations/ui/index.ts'
import { type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { TextArea } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { useNoteFirstStep } from '../first-guest/first-steps.ts'
import { useShareNote } from '../share-dialog.tsx'
import { useQrLink } from '../share-link.ts'
import { QrDownloads, ShareQr } from '../share-qr.tsx'
import type { GuestMessage } from './use-guest-message.ts'

/** What a host does next with a published book: code, prints, message, languages. */
export function PublishedLedgers({ view, message }: { view: OwnBookView; message: GuestMessage }) {
  const t = useTranslations('dashboard.published')
  const qrLink = useQrLink(view.id)
  const noteShare = useShareNote()
  const noteFirstStep = useNoteFirstStep()
  return (
    <div className="page-width grid grid-cols-1 gap-x-24 gap-y-14 pt-12 pb-18 md:grid-cols-2 md:gap-x-12 md:pt-16 md:pb-24 xl:gap-x-24">
      <Ledger id="at-the-house" title={t('house')} text={t('houseText')}>
        <div className="mt-4 grid items-center gap-5 xl:grid-cols-[auto_minmax(0,1fr)] xl:gap-7 *:justify-self-start">
          <ShareQr link={qrLink} />
          <div className="w-full xl:max-w-60">
            <QrDownloads link={qrLink} name={view.propertyName} onShare={noteShare} />
          </div>
        </div>
      </Ledger>
      <PrintKitLinks
        bookId={view.id}
        headingLevel={2}
        isWifiHidden={!isShown(view.look, 'wifi')}
        isWifiSecret={view.secrets.includes('wifiPassword')}
        onPrint={() => noteFirstStep('shared')}
      />
      <MessageLedger view={view} message={message} onShare={noteShare} />
      <LanguagesLedger view={view} />
    </div>
  )
}

type MessageLedgerProps = { view: OwnBookView; message: GuestMessage; onShare: () => void }

/** The message, to be changed before it is copied or opened somewhere. WhatsApp above gets the same text. */
function MessageLedger({ view, message, onShare }: MessageLedgerProps) {
  const t = useTranslations('dashboard.published')
  const tShare = useTranslations('dashboard.share')
  const { text, subject } = message
  const body = encodeURIComponent(text)

  async function copy() {
    const isCopied = await copyText(text)
    if (isCopied) onShare()
    showToast(isCopied ? { title: t('messageCopied') } : { title: tShare('notCopied'), tone: 'error' })
  }

  return (
    <Ledger id="guest-message" title={t('messageTitle')} text={`${t('messageChange')} ${t(messageKeyOf(view))}`}>
      <TextArea
        className="mt-4"
        label={t('messageTitle')}
        labelHidden
        value={text}
        error={message.lacksLink ? t('messageLacksLink') : undefined}
        onChange={(event) => message.change(event.currentTarget.value)}
      />
      <div className="-ml-3 mt-2 flex flex-wrap gap-x-1">
        <Button variant="ghost" size="s" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
          {t('copyMessage')}
        </Button>
        <Button asChild variant="ghost" size="s" icon={<MessageSquare size={18} aria-hidden="true" />}>
          <a href={`sms:?&body=${body}`} onClick={onShare}>
            {t('sms')}
          </a>
        </Button>
        <Button asChild variant="ghost" size="s" icon={<Mail size={18} aria-hidden="true" />}>
          <a href={`mailto:?subject=${encodeURIComponent(subject)}&body=${body}`} onClick={onShare}>
            {t('email')}
          </a>
        </Button>
        {message.isChanged && (
          <Button
            variant="ghost"
            size="s"
            icon={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => message.restore()}
          >
            {t('messageRestore')}
          </Button>
        )}
      </div>
    </Ledger>
  )
}

/** Guests find the door code behind the link of the message, unless the host keeps it for stays. */
function messageKeyOf({ secrets, doorCode }: OwnBookView) {
  if (secrets.includes('doorCode')) return 'messageForStays'
  return doorCode.trim() === '' ? 'messageWithoutCode' : 'messageText'
}

/** How far the host's words are translated, and the way to go on. */
function LanguagesLedger({ view }: { view: OwnBookView }) {
  const t = useTranslations('dashboard.published')
  const missing = useMissingTranslations(view.id)
  const isOpen = missing !== undefined && missing.unfinished.length > 0
  const isDone = (code: Language) =>
    code === view.originalLanguage || (missing !== undefined && !missing.unfinished.includes(code))
  const asksMachine = isOpen && missing.canSuggest
  const textOf = ({ texts, unfinished }: NonNullable<typeof missing>) =>
    isOpen ? t('languageCount', { count: texts, languages: unfinished.length }) : t('languageDone', { count: texts })
  return (
    <Ledger id="their-language" title={t('language')} text={missing ? textOf(missing) : t('languageText')}>
      <ul className="mt-4 flex flex-wrap gap-2">
        {languages.map((code) => (
          <li key={code}>
            <Badge tone={isDone(code) ? 'ok' : 'draft'} dot={isDone(code)}>
              {languageNames[code]}
            </Badge>
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" className="mt-4.5" icon={<Languages size={20} aria-hidden="true" />}>
        <Link to={`/languages/${encodeURIComponent(view.id)}`} state={asksMachine ? suggestAllState : null}>
          {asksMachine
            ? t('suggest', { count: missing.unfinished.length })
            : t(missing && !isOpen ? 'seeTranslations' : 'translate')}
        </Link>
      </Button>
      <p className="mt-2 text-small text-muted">{t('translateText')}</p>
    </Ledger>
  )
}

type LedgerProps = { id: string; title: string; text: string; children: ReactNode }

function Ledger({ id, title, text, children }: LedgerProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id}>{title}</h2>
      <p className="mt-1.5 text-muted">{text}</p>
      {children}
    </section>
  )
}
