import { formatDate } from '#platform/i18n/day.ts'
import { useGuest } from './guest-context.tsx'
import { Icon, type IconName } from './icons.tsx'
import type { GuestTexts } from './texts/guest-texts.ts'

type ToolProps = { name: string; icon: IconName; label: string; done?: string }

/** A button that the script shows where the browser supports it. */
function Tool({ name, icon, label, done }: ToolProps) {
  return (
    <button type="button" data-tool={name} data-done={done} hidden>
      <Icon name={icon} />
      <span className="g-vh">{label}</span>
    </button>
  )
}

/** Share, large text and reading aloud, on the cover. */
export function Toolbar() {
  const { texts } = useGuest()
  return (
    <div className="g-toolbar">
      <Tool name="share" icon="share" label={texts('toolbar.share')} done={texts('toolbar.shared')} />
      <Tool name="text" icon="text" label={texts('toolbar.text')} />
      <Tool name="aloud" icon="sound" label={texts('toolbar.aloud')} />
    </div>
  )
}

/** Prints the book as a handout. */
export function PrintButton() {
  const { texts } = useGuest()
  return (
    <button type="button" className="g-print" data-tool="print" hidden>
      <Icon name="print" />
      {texts('toolbar.print')}
    </button>
  )
}

/** When the book was last changed, as a date without the time of day. */
export function UpdatedLine({ updatedAt }: { updatedAt: number }) {
  const { texts, language } = useGuest()
  const date = formatDate(updatedAt, language, { timeZone: 'UTC' })
  return <p>{texts('updated', { date })}</p>
}

/** Says that this page is a copy stored on the phone. The worker inserts its date and shows it. */
export function StoredNotice({ texts }: { texts: GuestTexts }) {
  const [before, after] = texts('storedCopy', { when: '|' }).split('|')
  return (
    <p className="g-stored">
      {before}
      <b className="g-when" />
      {after}
    </p>
  )
}
