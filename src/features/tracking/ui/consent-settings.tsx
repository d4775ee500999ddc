import { useTranslations } from 'use-intl'

type ConsentSettingsProps = {
  /** Omitted in documents, where a script adds the listener and shows the button. */
  onOpen?: (button: HTMLElement) => void
  className: string
}

/** The button in the footer that opens the consent banner again. */
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
