import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { translationLimit } from '../shared/translation-bounds.ts'
import type { HostTextView } from '../shared/translation-contract.ts'
import { exceededLimit, isOpen, type TextStatus } from './translation-edits.ts'

type TextRowProps = {
  text: HostTextView
  language: Language
  originalLanguage: Language
  status: TextStatus
  value: string
  /** For an outdated translation: the original that it translates. */
  source: string | undefined
  /** Whether the machine's translation was rejected because it changed a number or a name. */
  isRefused: boolean
  isReadOnly: boolean
  onWrite: (value: string) => void
}

/** A text and its translation, side by side on wide screens. */
export function TextRow(props: TextRowProps) {
  const { text, language, originalLanguage, status, value, source, isRefused, isReadOnly, onWrite } = props
  const t = useTranslations('translations')
  const fieldLabel = useFieldLabel()(text.field)
  const label = text.owner === null ? fieldLabel : `${text.owner} · ${fieldLabel}`
  const originalId = useId()
  const limitOf = useTextLimit()
  const tooLong = useTranslations('platform.errors')
  const exceeded = exceededLimit(text, language, value)
  return (
    <li className="grid gap-x-8 gap-y-2 border-line border-t py-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1 text-muted text-small">{label}</p>
        <p id={originalId} lang={originalLanguage} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {text.text}
        </p>
        {status === 'outdated' && source !== undefined && (
          <p className="mt-2 text-muted text-small">
            {t('before')}{' '}
            <s lang={originalLanguage} className="whitespace-pre-wrap wrap-anywhere">
              {source}
            </s>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <div className="mb-1 flex min-h-6 flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          {isRefused && status === 'missing' && <span className="text-muted text-small">{t('machine.refused')}</span>}
        </div>
        <TextArea
          label={t('translationOf', { field: label })}
          labelHidden
          aria-describedby={originalId}
          lang={language}
          dir="auto"
          rows={text.text.length > 60 ? 2 : 1}
          className="[&_textarea]:min-h-12"
          value={value}
          limit={limitOf(textKindOf(text.field), translationLimit(text))}
          error={exceeded === undefined ? undefined : tooLong('TOO_LONG', { limit: exceeded })}
          readOnly={isReadOnly}
          data-translation={isOpen(status) ? 'open' : 'done'}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
        {(status === 'proposed' || status === 'outdated') && !isReadOnly && (
          <Button size="s" variant="quiet" className="mt-2" onClick={() => onWrite(value)}>
            <span>
              {status === 'proposed' ? t('accept') : t('stillRight')}
              <span className="sr-only">: {value}</span>
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}

function StatusBadge({ status }: { status: TextStatus }) {
  const t = useTranslations('translations.status')
  switch (status) {
    case 'missing':
      return <Badge tone="draft">{t('missing')}</Badge>
    case 'outdated':
      return <Badge tone="sun">{t('outdated')}</Badge>
    case 'proposed':
      return <Badge tone="sun">{t('proposed')}</Badge>
    case 'ready':
      return <Badge tone="neutral">{t('ready')}</Badge>
    case 'done':
      return <Badge tone="ok">{t('done')}</Badge>
  }
}

/** The wizard's label of a text's field. */
function useFieldLabel(): (field: HostTextView['field']) => string {
  const t = useTranslations('bookEditor')
  const design = useTranslations('bookTheme.own')
  return (field) => {
    switch (field) {
      case 'houseRules':
        return t('lists.houseRules.entry')
      case 'ownSections.title':
        return design('sectionTitle')
      case 'ownSections.text':
        return design('sectionText')
      case 'ownSections.caption':
        return design('caption')
      case 'ownSections.label':
        return design('linkLabel')
      case 'emergencyNumbers.ambulance':
        return t('fields.ambulance')
      case 'emergencyNumbers.police':
        return t('fields.police')
      case 'emergencyNumbers.hospital':
        return t('fields.hospital')
      case 'emergencyNumbers.other':
        return t('fields.other')
      default:
        break
    }
    const part = field.split('.')[1]
    if (isEntryPart(part)) return t(`entryFields.${part}`)
    return t(`fields.${field as OnceField}`)
  }
}

const entryParts = ['name', 'description', 'type', 'distance', 'category', 'note'] as const

function isEntryPart(part: string | undefined): part is (typeof entryParts)[number] {
  return entryParts.some((one) => one === part)
}

type OnceField = Exclude<HostTextView['field'], `${string}.${string}` | 'houseRules'>
