import { CircleCheck, Eye, X } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/logo.tsx'
import { Tooltip } from '#ui/tooltip.tsx'

type WizardTopProps = {
  /** Such as 'Draft saved at 14:32'. */
  savedText: string | undefined
  /** Opens the preview if it is not shown beside the form. */
  onPreview: (() => void) | undefined
}

/** The wizard's own header: it contains no link that leaves the wizard by accident. */
export function WizardTop({ savedText, onPreview }: WizardTopProps) {
  const t = useTranslations('bookEditor.header')
  return (
    <header className="border-b border-line bg-paper">
      <div className="page-width flex min-h-18 flex-wrap items-center justify-between gap-2">
        <a href="/" aria-label={t('home')} className="text-text no-underline max-xs:[&_span]:text-lg">
          <Wordmark />
        </a>
        <div className="flex items-center gap-2">
          {savedText && (
            <span className="mr-1 hidden items-center gap-2 text-small text-muted md:inline-flex">
              <CircleCheck size={18} aria-hidden="true" />
              {savedText}
            </span>
          )}
          {onPreview && (
            <Button
              variant="quiet"
              size="s"
              className="whitespace-nowrap max-md:px-3.5"
              icon={<Eye size={18} aria-hidden="true" />}
              onClick={onPreview}
            >
              <span className="max-xs:sr-only">{t('preview')}</span>
            </Button>
          )}
          <Tooltip content={t('close')}>
            <Link
              to="/profile"
              aria-label={t('close')}
              // The tooltip repeats the name, which screen readers would read twice.
              aria-describedby={undefined}
              className="inline-grid size-11 place-items-center rounded-s text-text hover:bg-surface-sunken"
            >
              <X size={22} aria-hidden="true" />
            </Link>
          </Tooltip>
        </div>
      </div>
    </header>
  )
}
