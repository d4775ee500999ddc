import { useTranslations } from 'use-intl'

type ConsentSettingsProps = {
  /** Documents leave it out: their script listens, and shows the button, which would do nothing without. */
  onOpen?: (button: HTMLElement) => void
  className: string
}

/** The footer's way back to the question. */
export function ConsentSettings({ onOpen, className }: ConsentSettingsProps) {
  const t = useTranslations('tracking.consent')
  return (
    <button
      type="button"
      data-consent-settings=""
      hidden={!onOpen}
      className={className}
      {...(onOpen && { onClick: (event) => onOpen(event.currentTarget) })}
    >
      {t('settings')}
    </button>
  )
}
