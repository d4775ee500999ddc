import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'

function sizeOf(code: string) {
  if (code.length <= 8) return 'g-code--xl'
  return code.length > 24 ? 'g-code--s' : 'g-code--m'
}

/**
 * A code in large type. Its copy button stays hidden until the script that makes it work has loaded; without the script
 * one tap selects the whole code.
 */
export function Copyable({ label, code }: { label: string; code: string }) {
  const { texts } = useGuest()
  return (
    <div className={`g-code ${sizeOf(code)}`}>
      <dt>{label}</dt>
      <dd>
        <b dir="auto" translate="no">
          {code}
        </b>
        <button type="button" data-copy={code} data-done={texts('copied')} hidden>
          <Icon name="copy" />
          <span>{texts('copy')}</span>
          <span className="g-vh">: {label}</span>
        </button>
      </dd>
    </div>
  )
}
