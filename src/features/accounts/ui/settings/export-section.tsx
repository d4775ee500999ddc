import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** A plain download link: the browser shows the progress and continues when the host leaves the screen. */
export function ExportSection() {
  const t = useTranslations('accounts.settings.export')
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Button asChild variant="secondary" icon={<Download size={20} aria-hidden="true" />}>
        <a href="/api/account/export" download>
          {t('action')}
        </a>
      </Button>
    </SettingsSection>
  )
}
