import { useGuest } from './guest-context.tsx'
import { Icon } from './icons.tsx'

/** Links of the owner's bar, and whether the operator has taken the book offline. */
export type OwnerControls = { editHref: string; designHref: string; backHref: string; isOffline?: boolean }

/** Links to profile, theme and wizard; only for the owner. */
export function OwnerBar({ editHref, designHref, backHref, isOffline }: OwnerControls) {
  const { texts } = useGuest()
  return (
    <nav className="g-owner" aria-label={texts('owner.label')}>
      <a href={backHref}>
        <Icon name="back" />
        {texts('owner.backToProfile')}
      </a>
      {/* Together on one line, also below the link to the profile. */}
      <span>
        <a href={designHref}>
          <Icon name="palette" />
          {texts('owner.design')}
        </a>
        <a href={editHref}>
          <Icon name="edit" />
          {texts('owner.edit')}
        </a>
      </span>
      {isOffline && <p>{texts('owner.offline')}</p>}
    </nav>
  )
}
