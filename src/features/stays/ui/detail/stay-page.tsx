import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { RequireSignedIn } from '#features/accounts/ui/index.ts'
import { Badge } from '#ui/badge.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Page } from '#ui/page.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import { codeStateOf } from '../../shared/stay-needs.ts'
import { useSourceName } from '../calendars/calendar-texts.ts'
import { CodeBadge } from '../code-badge.tsx'
import { CodeToTakeOff } from '../code-removal.tsx'
import { EndedStay } from '../ended-stays.tsx'
import { MessagesSection } from '../guest-messages/messages-section.tsx'
import { MissingStays, OutdatedNotice } from '../outdated-notice.tsx'
import { useStays } from '../stay-api.ts'
import { type PlacedStay, placeStays } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { ToStays } from '../to-stays.tsx'
import { useNow } from '../use-now.ts'
import { CodeOnLock } from './code-on-lock.tsx'
import { CodePoster } from './code-poster.tsx'
import { LinkCard } from './link-card.tsx'
import { StayActions } from './stay-actions.tsx'
import { StayFacts } from './stay-facts.tsx'
import { StayQuestions } from './stay-questions.tsx'

/** `/stays/{bookId}/{stayId}`: one stay. Anonymous visitors are redirected to the login. */
export function StayPage() {
  return (
    <RequireSignedIn>
      <LoadedStay />
    </RequireSignedIn>
  )
}

function LoadedStay() {
  const t = useTranslations('stays')
  const { bookId, stayId } = useParams()
  const stays = useStays()
  const { data, isReadingAll } = stays
  if (!data) return <MissingStays stays={stays} />
  const placed = placeStays(data).find(({ stay }) => stay.bookId === bookId && stay.id === stayId)
  if (placed) return <Stay placed={placed} notice={<OutdatedNotice stays={stays} />} />
  return data.isComplete && !isReadingAll ? <GoneStay /> : <LoadingScreen label={t('loading')} />
}

function Stay({ placed, notice }: { placed: PlacedStay; notice: ReactNode }) {
  const t = useTranslations('stays')
  const texts = useStayTexts()
  const sourceName = useSourceName()
  const now = useNow()
  const { stay, book } = placed
  // Codes are shown for some hours after the departure.
  const codeState = codeStateOf(stay, book, now)
  const isOver = codeState === 'over' || (stay.state === 'departed' && codeState === 'open')
  return (
    <Page
      back={<ToStays />}
      title={texts.rangeOf(stay)}
      lead={t('detail.lead', { book: book.name, weekdays: texts.weekdays(stay), nights: texts.nights(stay) })}
      more={
        <div className="mt-3.5 flex flex-wrap items-center gap-2">
          <Badge className="border-sand-deep! bg-transparent!">{sourceName(stay)}</Badge>
          <Badge tone={stay.state === 'inHouse' ? 'ok' : 'draft'}>{t(`state.${stay.state}`)}</Badge>
        </div>
      }
      action={<StayActions placed={placed} />}
    >
      {/* Many buttons disappear after their action. */}
      <div ref={keepFocus} className="focus:outline-none">
        {notice}
        <StayQuestions placed={placed} now={now} />
        {codeState === 'cancelled' ? (
          <>
            <EndedStay placed={placed} now={now} />
            <CodeToTakeOff placed={placed} />
          </>
        ) : (
          <div className="grid items-stretch gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            {book.hasSecrets && !isOver ? (
              <CodePoster placed={placed} now={now} />
            ) : (
              <section className="self-start rounded-l border border-line bg-surface p-6">
                <CodeBadge placed={placed} now={now} />
                <p className="mt-4 max-w-[60ch] text-muted">{t(isOver ? 'detail.over' : 'detail.open')}</p>
                {isOver ? (
                  <CodeToTakeOff placed={placed} />
                ) : (
                  <div className="mt-4 empty:hidden">
                    <CodeOnLock placed={placed} />
                  </div>
                )}
              </section>
            )}
            <LinkCard placed={placed} />
          </div>
        )}
        {stay.state !== 'cancelled' && <MessagesSection placed={placed} />}
        <StayFacts placed={placed} />
      </div>
    </Page>
  )
}

function GoneStay() {
  const t = useTranslations('stays')
  return (
    <Page isNarrow back={<ToStays />} title={t('detail.gone')} lead={t('detail.goneText')}>
      {null}
    </Page>
  )
}
