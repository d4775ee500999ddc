import { Minimize2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { imageTypes } from '#features/media/shared/image.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { isWaiting } from './image-file.ts'
import { useFieldProblem } from './use-book-field.ts'
import type { ImageField as ImageFieldName, ImageProblem, OversizedImage } from './use-image-uploads.ts'
import { useWizardContext } from './wizard-context.ts'

/** A picture of the book: choose or drop it, see it at once, replace or remove it. */
export function ImageField({ name, hint }: { name: ImageFieldName; hint?: string }) {
  const t = useTranslations('bookEditor')
  const { control, clearErrors } = useFormContext<BookForm>()
  const { uploads } = useWizardContext()
  const image = useWatch({ control, name })
  const { isBusy, problem } = uploads.stateOf(name)
  const refused = useFieldProblem(name)
  const rest = isWaiting(image) ? t('image.waiting') : t('hints.image')
  const state = isBusy ? t('image.uploading') : rest

  return (
    <fieldset aria-label={t(`fields.${name}`)} data-field={name} className="min-w-0">
      <p className="mb-1.5 flex justify-between gap-3 text-[0.9375rem] leading-[1.4]" aria-hidden="true">
        <span className="font-semibold">{t(`fields.${name}`)}</span>
        <span className="text-muted">{t('optional')}</span>
      </p>
      <FileDrop
        label={image ? image.fileName || t('image.stored') : t('image.none')}
        hint={<span role="status">{image ? state : [hint, state].filter(Boolean).join(' ')}</span>}
        accept={imageTypes.join(',')}
        onFile={(file) => {
          clearErrors(name)
          uploads.choose(name, file)
        }}
        chooseLabel={image ? t('image.replace') : t('image.choose')}
        busy={isBusy}
        error={useProblemSentence(problem) ?? refused}
        preview={image && <img src={image.picture.url} alt="" />}
      >
        {image && (
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              clearErrors(name)
              uploads.remove(name)
            }}
          >
            {t('image.remove')}
          </Button>
        )}
      </FileDrop>
      {(problem?.kind === 'size' || problem?.kind === 'pixels') && (
        <TooLarge problem={problem} name={name} isBusy={isBusy} />
      )}
    </fieldset>
  )
}

function useProblemSentence(problem: ImageProblem | undefined): string | undefined {
  const t = useTranslations('bookEditor.image')
  const media = useTranslations('media.errors')
  if (problem?.kind === 'format') return media('UNSUPPORTED_IMAGE')
  if (problem?.kind === 'unreadable') return t('unreadable')
  return problem?.kind === 'refused' ? problem.message : undefined
}

/** A photo straight from a phone is the ordinary case: it is made to fit here instead of sending the host away. */
function TooLarge({ problem, name, isBusy }: { problem: OversizedImage; name: ImageFieldName; isBusy: boolean }) {
  const t = useTranslations('bookEditor.image')
  const { uploads } = useWizardContext()
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  return (
    <Notice
      tone="warning"
      role="alert"
      className="mt-3"
      action={
        <Button
          size="s"
          busy={isBusy}
          busyLabel={t('makingSmaller')}
          icon={<Minimize2 size={18} aria-hidden="true" />}
          onClick={() => uploads.shrink(name, problem)}
        >
          {t('makeSmaller')}
        </Button>
      }
    >
      {problem.kind === 'pixels'
        ? problem.message
        : t('tooLarge', { size: number.format(problem.file.size / 1024 / 1024) })}
    </Notice>
  )
}
