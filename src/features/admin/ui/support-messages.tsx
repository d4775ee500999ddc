import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { isLanguage, languageNames } from '#platform/i18n/languages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { ListedMessage } from '../shared/admin-reports-contract.ts'
import { useMarkAnswered, useSupportMessages } from './admin-api.ts'
import { useTimeFormats } from './admin-formats.ts'
import { Loaded } from './part.tsx'

/** Messages to support, those of Pro hosts first. The operator answers in a mail program. */
export function SupportMessages() {
  const t = useTranslations('admin.messages')
  const messages = useSupportMessages()
  return (
    <Loaded answer={messages}>
      {({ messages: listed }) =>
        listed.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
            {listed.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function MessageRow({ message }: { message: ListedMessage }) {
  const t = useTranslations('admin.messages')
  const { mark, isMarking } = useMarking()
  const { id, name, email, answeredAt, isPriority, declaration } = message
  const isAnswered = answeredAt !== null
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{name}</span>
          {declaration && <Badge tone="sun">{t(`declarations.${typeOf(declaration)}`)}</Badge>}
          {isPriority && !declaration && <Badge tone="sun">{t('priority')}</Badge>}
          {isAnswered && <Badge tone="ok">{t('answered')}</Badge>}
        </p>
        <MessageFacts message={message} />
        {message.message && <p className="mt-2 max-w-[75ch] break-words whitespace-pre-line">{message.message}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="quiet" size="s">
          <a href={`mailto:${email}`} aria-label={t('replyTo', { name })}>
            {t('reply')}
          </a>
        </Button>
        <Button
          variant={isAnswered ? 'ghost' : 'secondary'}
          size="s"
          busy={isMarking}
          aria-label={t(isAnswered ? 'reopenLabel' : 'markLabel', { name })}
          onClick={() => mark(id, !isAnswered)}
        >
          {t(isAnswered ? 'reopen' : 'mark')}
        </Button>
      </div>
    </li>
  )
}

function MessageFacts({ message }: { message: ListedMessage }) {
  const t = useTranslations('admin.messages')
  const { formatDateTime, formatDay } = useTimeFormats()
  const plans = useTranslations('billing.plans')
  const { email, language, plan, isSignedIn, createdAt, answerBy, answeredAt, declaration } = message
  const facts = [
    email,
    t(isSignedIn ? 'signedIn' : 'notSignedIn'),
    plan && plans(`${plan}.name`),
    isLanguage(language) && languageNames[language],
    formatDateTime(createdAt),
    declaration?.contract && t('contract', { contract: declaration.contract }),
    declaration?.wishedEnd && t('wishedEnd', { day: formatDay(declaration.wishedEnd) }),
    declaration && t(`states.${declaration.state}`),
    answeredAt === null && t('answerBy', { moment: formatDateTime(answerBy) }),
  ].filter(Boolean)
  return <p className="text-small break-words text-muted">{facts.join(' · ')}</p>
}

function typeOf({ kind, isForCause }: NonNullable<ListedMessage['declaration']>) {
  return kind === 'cancellation' && isForCause ? 'forCause' : kind
}

function useMarking() {
  const t = useTranslations('admin')
  const { ofCall } = useProblems()
  const markAnswered = useMarkAnswered()
  const mark = (id: string, isAnswered: boolean) =>
    markAnswered.mutate(
      { id, isAnswered },
      {
        onError: (error) =>
          showToast({ tone: 'error', title: t('host.failed'), description: ofCall(error, t('failedText')) }),
      },
    )
  return { mark, isMarking: markAnswered.isPending }
}
