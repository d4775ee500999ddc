import { useGuest } from './guest-context.tsx'
import { Icon } from './icons.tsx'

/** The way back to the profile and into the wizard, for the owner of the book alone. */
export function OwnerBar({ editHref, backHref }: { editHref: string; backHref: string }) {
  const { texts } = useGuest()
  return (
    <nav className="g-owner" aria-label={texts('owner.label')}>
      <a href={backHref}>
        <Icon name="back" />
        {texts('owner.backToProfile')}
      </a>
      <a href={editHref}>
        <Icon name="edit" />
        {texts('owner.edit')}
      </a>
    </nav>
  )
}
