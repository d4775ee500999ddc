import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#platform/i18n/day.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import type { EventStatus, QueuedEvent } from '../shared/event-queue.ts'
import { pixelCallOf, type TrackingEvent } from '../shared/tracking.ts'
import { consentState, subscribeToConsent } from './consent-store.ts'
import { findPixelId } from './pixel-id.ts'
import { eventQueue, track } from './track.ts'

/** One sample of each event, with its parameters. */
function sampleEvents(currency: string): readonly TrackingEvent[] {
  const order = { plan: 'pro', value: 24.95, currency } as const
  return [
    { name: 'demo-view' },
    { name: 'registration-start' },
    { name: 'registration-complete', plan: 'basic' },
    { name: 'plan-selection', plan: 'pro' },
    { name: 'payment-start', ...order },
    { name: 'purchase', ...order },
    { name: 'first-book' },
    { name: 'share' },
    { name: 'pricing-view' },
    { name: 'article-view', title: 'Creating House Rules That Work' },
  ]
}

/** `/pixel-test`: a button for every event, the state of fired events, and when each event is fired automatically. */
export function PixelTestPage({ currency }: { currency: string }) {
  const t = useTranslations('tracking.pixelTest')
  const samples = sampleEvents(currency)
  return (
    <Page
      back={
        <BackLink>
          <Link to="/admin">{t('back')}</Link>
        </BackLink>
      }
      title={t('title')}
      lead={t('lead')}
    >
      <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14">
        <div className="grid min-w-0 gap-10">
          <section aria-labelledby="fire">
            <h2 id="fire" className="mb-4 text-h3">
              {t('fire')}
            </h2>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,148px),1fr))] gap-3">
              {samples.map((event) => (
                <Button key={event.name} variant="quiet" onClick={() => track(event)}>
                  {t(`events.${event.name}.name`)}
                </Button>
              ))}
            </div>
          </section>
          <Queue />
        </div>
        <div className="grid gap-6">
          <State />
          <Automatic events={samples} />
        </div>
      </div>
    </Page>
  )
}

function State() {
  const t = useTranslations('tracking.pixelTest')
  const { answer } = useSyncExternalStore(subscribeToConsent, consentState)
  const pixelId = findPixelId()
  return (
    <Card asChild className="p-6">
      <section aria-labelledby="state">
        <h2 id="state" className="mb-4 text-h3">
          {t('state')}
        </h2>
        {pixelId === undefined ? (
          <p className="text-muted">{t('noPixel')}</p>
        ) : (
          <>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.9375rem]">
              <dt className="text-muted">{t('pixel')}</dt>
              <dd className="text-right font-semibold lining-nums">{pixelId}</dd>
              <dt className="text-muted">{t('consent')}</dt>
              <dd className="text-right font-semibold">{t(answer ?? 'unanswered')}</dd>
            </dl>
            <Notice tone="warning" className="mt-4">
              {t('warning')}
            </Notice>
          </>
        )}
      </section>
    </Card>
  )
}

/** The info card about automatic events. */
function Automatic({ events }: { events: readonly TrackingEvent[] }) {
  const t = useTranslations('tracking.pixelTest')
  return (
    <Card asChild className="p-6">
      <section aria-labelledby="automatic">
        <h2 id="automatic" className="text-h3">
          {t('automatic')}
        </h2>
        <p className="mt-2 text-muted">{t('automaticLead')}</p>
        <dl className="mt-4 grid gap-3 text-[0.9375rem] leading-normal">
          {events.map(({ name }) => (
            <div key={name}>
              <dt className="font-semibold">{t(`events.${name}.name`)}</dt>
              <dd className="text-muted">{t(`events.${name}.moment`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}

function Queue() {
  const t = useTranslations('tracking.pixelTest')
  const entries = useSyncExternalStore(eventQueue.subscribe, eventQueue.entries)
  return (
    <section aria-labelledby="queue" aria-live="polite" className="min-w-0">
      <h2 id="queue" className="mb-4 text-h3">
        {t('queue')}
      </h2>
      {entries.length === 0 ? (
        <p className="text-muted">{t('empty')}</p>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
          {entries.toReversed().map((entry) => (
            <QueueRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

const statusTones = { waiting: 'draft', sent: 'ok', discarded: 'bad' } as const satisfies Record<EventStatus, string>

/** One event with its time, its pixel call and its state. */
function QueueRow({ entry: { at, event, status } }: { entry: QueuedEvent }) {
  const t = useTranslations('tracking.pixelTest')
  const language = useLocale()
  const { method, name, parameters } = pixelCallOf(event)
  const hasParameters = Object.keys(parameters).length > 0
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-3.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{t(`events.${event.name}.name`)}</span>
        <time dateTime={new Date(at).toISOString()} className="text-small text-muted tabular-nums lining-nums">
          {formatTime(at, language, { second: '2-digit' })}
        </time>
      </p>
      <Badge tone={statusTones[status]} className="self-start justify-self-end">
        {t(`fates.${status}`)}
      </Badge>
      <code className="col-span-2 font-code text-small break-words text-muted">
        {method}({[name, ...(hasParameters ? [parameters] : [])].map(formatArgument).join(', ')})
      </code>
    </li>
  )
}

/** JSON with spaces between members, so that lines can break there. */
function formatArgument(argument: unknown): string {
  return JSON.stringify(argument, null, 1).replace(/\n\s*/g, ' ')
}
