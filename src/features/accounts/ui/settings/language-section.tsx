import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { isLanguage, type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { SettingsSection } from './settings-section.tsx'

const options = languages.map((language) => ({ value: language, label: languageNames[language] }))

type LanguageSectionProps = {
  /** Changes the language of the screen at once, and of the account. Rejects if the account kept its language. */
  onLanguage: (language: Language) => Promise<void>
}

export function LanguageSection({ onLanguage }: LanguageSectionProps) {
  const t = useTranslations('accounts.settings.language')
  const tPlatform = useTranslations('platform')
  const language = useLocale()
  const { mutate, isError, isPending } = useMutation({ mutationFn: onLanguage })
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <div className="grid gap-4">
        <SelectField
          label={t('label')}
          options={options}
          value={language}
          onChange={(event) => isLanguage(event.target.value) && mutate(event.target.value)}
        />
        {isError && (
          <Notice
            role="alert"
            tone="danger"
            icon={<CircleAlert size={20} aria-hidden="true" />}
            action={
              <Button size="s" busy={isPending} onClick={() => isLanguage(language) && mutate(language)}>
                {tPlatform('tryAgain')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        )}
      </div>
    </SettingsSection>
  )
}
