import { Icon, useGuest } from '#features/guest-page/ui/index.ts'
import { undoTime } from '../../shared/stay.ts'
import { Drawing, type StayProps, useActionOf, useStayTexts } from './stay-context.tsx'

type TapName = 'arrived' | 'departed'

const check = 'M20 6 9 17l-5-5'

/**
 * 'We are in' or 'We have left': a form, and after the tap a line with the result. The script stores the tap while
 * there is no connection and needs its texts here.
 */
export function TapForm({ facts, name, label }: StayProps & { name: TapName; label: string }) {
  const { t, hostName } = useStayTexts()
  const actionOf = useActionOf(facts)
  const tap = facts[name]
  if (!tap) {
    return (
      <form
        className="g-st-tap"
        method="post"
        action={actionOf(name)}
        data-tap={name}
        data-kept={t('kept')}
        data-note={t('keptNote')}
        data-undo={t('undo')}
      >
        <button type="submit" className="g-st-go" disabled={facts.isPreview}>
          {name === 'arrived' && <Drawing path={check} />}
          {label}
        </button>
      </form>
    )
  }
  if (!tap.isOfToday) return null
  return (
    <div className="g-st-tap">
      <div className="g-st-done" role="status">
        <Drawing path={check} />
        <b>{hostName === '' ? t('knowsUnnamed') : t('knows', { host: hostName })}</b>
        {tap.isFresh && (
          <form
            method="post"
            action={actionOf('undo')}
            data-undo-until={tap.undoUntil}
            data-undo-time={undoTime}
            data-failed={t('notSent')}
          >
            <button type="submit" className="g-st-quiet" disabled={facts.isPreview}>
              {t('undo')}
            </button>
          </form>
        )}
      </div>
      <p className="g-st-small">{name === 'arrived' ? t('arrived') : t('over.title')}</p>
    </div>
  )
}

/** A call to the host in one tap; renders nothing without a number that can be called. */
export function CallHost({ href }: { href: string | undefined }) {
  const { book } = useGuest()
  const { t, object } = useStayTexts()
  if (href === undefined) return null
  return (
    <a className="g-st-go" href={href}>
      <Icon name="phone" />
      <span>
        {t('call', { host: object })} <span className="g-st-num">{book.hostPhone.trim()}</span>
      </span>
    </a>
  )
}
