import { Check, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatCalendarDay } from '#platform/i18n/day.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.tsx'
import type { StayMessage } from '../../shared/message-contract.ts'
import type { StayBook } from '../../shared/stay-contract.ts'
import { useStayStep } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { messagesPath } from '../stay-paths.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useMarkSent, useStayMessages } from './message-api.ts'
import { channelsOf } from './message-channels.ts'
import { momentDay } from './message-day.ts'
import { MessageText } from './message-text.tsx'

/** Scrolls to the messages if the address has their fragment: they are not rendered yet when the screen opens. */
function showIfAsked(section: HTMLElement | null): void {
  if (section && window.location.hash === '#messages') section.scrollIntoView()
}

/** The messages of a host to the guests of a stay, and when they are due. */
export function MessagesSection({ placed }: { placed: PlacedStay }) {
  const t = useTranslations('stays.messages.section')
  const { stay, book } = placed
  const { data, isError, isFetching, refetch } = useStayMessages({ bookId: book.id, id: stay.id })
  const next = data?.find(({ state, sentAt }) => state === 'coming' && sentAt === null)?.moment
  return (
    <section ref={showIfAsked} id="messages" aria-labelledby="stay-messages" className="mt-12 scroll-mt-6 md:mt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="stay-messages">{t('title')}</h2>
        <Link to={messagesPath} className="action-link">
          <Pencil size={18} aria-hidden="true" />
          {t('templates')}
        </Link>
      </div>
      <p className="mt-0.5 max-w-[62ch] text-muted">{t('lead')}</p>
      {stay.link === null && <LinkFirst placed={placed} />}
      {data && (
        <ol className="mt-4.5 border-t border-text">
          {data.map((message) => (
            <Message key={message.moment} message={message} placed={placed} isNext={message.moment === next} />
          ))}
        </ol>
      )}
      {!data && isError && (
        <div className="mt-4.5 flex flex-wrap items-center gap-4 border-t border-text pt-4.5">
          <p>{t('loadFailed')}</p>
          <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </div>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="mt-4.5 h-80" />
        </div>
      )}
    </section>
  )
}

function LinkFirst({ placed: { stay, book } }: { placed: PlacedStay }) {
  const t = useTranslations('stays')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useStayStep()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <p className="max-w-[62ch]">{t('messages.section.noLink')}</p>
      <Button
        size="s"
        busy={isPending}
        onClick={() => void mutateAsync({ bookId: book.id, id: stay.id, step: 'link' }).catch(showFailure)}
      >
        {t('link.make')}
      </Button>
    </div>
  )
}

type MessageProps = { message: StayMessage; placed: PlacedStay; isNext: boolean }

function Message({ message, placed, isNext }: MessageProps) {
  const t = useTranslations('stays.messages')
  const { stay, book } = placed
  const isDone = message.sentAt !== null || message.state === 'past'
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-b border-line py-4.5 md:grid-cols-[180px_minmax(0,1fr)] xl:grid-cols-[220px_minmax(0,1fr)_340px]">
      <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3">
        <div>
          <h3 className="font-sans text-body leading-normal font-semibold">{t(`moments.${message.moment}`)}</h3>
          <When message={message} book={book} />
        </div>
        <MessageBadge message={message} isNext={isNext} />
      </div>
      <div>
        {message.text !== null && (
          <MessageText
            text={message.text}
            link={stay.link ?? ''}
            language={message.language}
            className={isDone ? 'text-muted' : undefined}
          />
        )}
        {message.replacedFor !== null && (
          <p className="mt-2 max-w-[62ch] text-small text-muted">{t(`section.replaced.${message.replacedFor}`)}</p>
        )}
      </div>
      <div className="md:max-xl:col-start-2">
        {message.text !== null && <Actions message={message} text={message.text} placed={placed} />}
        <Sent message={message} placed={placed} />
      </div>
    </li>
  )
}

function When({ message, book }: { message: StayMessage; book: StayBook }) {
  const t = useTranslations('stays.messages.section')
  const language = useLocale()
  const { day, time } = momentDay(message.dueAt, book.timeZone)
  const days = formatCalendarDay(day, language)
  // The booking message has no hour of its own.
  return (
    <p className="text-small text-muted tabular-nums">
      {message.moment === 'booking' ? days : t('at', { day: days, time })}
    </p>
  )
}

function MessageBadge({ message, isNext }: { message: StayMessage; isNext: boolean }) {
  const t = useTranslations('stays.messages.section')
  if (message.sentAt !== null) return null
  const place = 'h-fit md:mt-2'
  if (message.state === 'due') {
    return (
      <Badge tone="sun" className={place}>
        {t('due')}
      </Badge>
    )
  }
  if (!isNext) return null
  return (
    <Badge tone="draft" className={place}>
      {t('next')}
    </Badge>
  )
}

function Actions({ message, text, placed }: { message: StayMessage; text: string; placed: PlacedStay }) {
  const t = useTranslations('stays')
  const showFailure = useShowFailure()
  const { mutateAsync } = useMarkSent({ bookId: placed.book.id, id: placed.stay.id })
  const moment = t(`messages.moments.${message.moment}`)
  const mark = () => {
    if (message.sentAt === null) void mutateAsync({ moment: message.moment, isSent: true }).catch(showFailure)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 xl:justify-end">
      <CopyButton
        size="s"
        variant="quiet"
        value={text}
        label={t('messages.section.copy')}
        copiedLabel={t('messages.section.copied')}
        aria-label={t('messages.section.copyOf', { moment })}
        className="px-3.5! max-md:mr-auto"
        onCopied={mark}
        onFailed={() => showToast({ title: t('link.notCopied'), description: t('link.notCopiedText'), tone: 'error' })}
      />
      <div className="-mr-2 flex flex-wrap max-xl:-ml-2">
        {channelsOf(message, text).map(({ way, href }) => (
          <a
            key={way}
            href={href}
            target={way === 'whatsApp' ? '_blank' : undefined}
            rel="noopener"
            aria-label={t('messages.section.sendBy', { way: t(`link.${way}`), moment })}
            onClick={mark}
            className="action-link justify-center px-2 whitespace-nowrap"
          >
            {t(`link.${way}`)}
          </a>
        ))}
      </div>
    </div>
  )
}

/** When the host has sent it, and a button to undo that. */
function Sent({ message, placed }: { message: StayMessage; placed: PlacedStay }) {
  const t = useTranslations('stays.messages')
  const { dateTimeIn } = useStayTexts()
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useMarkSent({ bookId: placed.book.id, id: placed.stay.id })
  const { sentAt, moment } = message
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-small xl:justify-end">
      {sentAt !== null && (
        <>
          <span className="inline-flex items-center gap-1.5 text-success">
            <Check size={16} aria-hidden="true" />
            {t('section.sent', { moment: dateTimeIn(placed.book, sentAt) })}
          </span>
          <button
            type="button"
            disabled={isPending}
            aria-label={t('section.undoOf', { moment: t(`moments.${moment}`) })}
            className="action-link"
            onClick={() => void mutateAsync({ moment, isSent: false }).catch(showFailure)}
          >
            {t('section.undo')}
          </button>
        </>
      )}
    </div>
  )
}
