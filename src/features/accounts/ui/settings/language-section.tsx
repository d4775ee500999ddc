import { useLocale, useTranslations } from 'use-intl'
import { isLanguage, type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { SelectField } from '#ui/field.tsx'
import { SettingsSection } from './settings-section.tsx'

const options = languages.map((language) => ({ value: language, label: languageNames[language] }))

/** Changes the language of the screen and of the account at once. */
export function LanguageSection({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const t = useTranslations('accounts.settings.language')
  const language = useLocale()
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <SelectField
        label={t('label')}
        options={options}
        value={language}
        onChange={(event) => isLanguage(event.target.value) && onLanguage(event.target.value)}
      />
    </SettingsSection>
  )
}
