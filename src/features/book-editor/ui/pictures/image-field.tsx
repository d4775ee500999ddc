import { Check } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { imageTypes } from '#features/media/shared/image.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { useFieldProblem } from '../use-book-field.ts'
import { useWizardContext } from '../wizard/wizard-context.ts'
import { isWaiting } from './image-file.ts'
import { type OversizedImage, useProblemSentence } from './image-problems.ts'
import type { FittedImage, ImageField as ImageFieldName } from './use-image-uploads.ts'

/** A picture of the book: choose or drop it, see it at once, replace or remove it. */
export function ImageField({ name, hint }: { name: ImageFieldName; hint?: string }) {
  const t = useTranslations('bookEditor')
  const { control, clearErrors } = useFormContext<BookForm>()
  const { uploads } = useWizardContext()
  const image = useWatch({ control, name })
  const { isBusy, problem, fitted } = uploads.stateOf(name)
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
        <TooLarge problem={problem} fitted={fitted} onUse={(picture) => uploads.takeFitted(name, picture)} />
      )}
    </fieldset>
  )
}

type TooLargeProps = {
  problem: OversizedImage
  /** Undefined until it is ready. */
  fitted: FittedImage | undefined
  onUse: (fitted: FittedImage) => void
}

/** Photos from phones are usually too large: they are scaled down here instead of being refused. */
function TooLarge({ problem, fitted, onUse }: TooLargeProps) {
  const t = useTranslations('bookEditor.image')
  const media = useTranslations('media')
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  const megabytes = (bytes: number) => number.format(bytes / 1024 / 1024)
  return (
    <Notice tone="warning" role="alert" className="mt-3">
      {problem.kind === 'pixels' ? (
        <p>{problem.message}</p>
      ) : (
        <p>
          <strong>{media('errorTitles.IMAGE_TOO_LARGE')}</strong> {media('errors.IMAGE_TOO_LARGE')}{' '}
          {t('size', { size: megabytes(problem.file.size) })}
        </p>
      )}
      {fitted ? (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <img src={fitted.image.picture.url} alt={t('fittedAlt')} className="h-24 max-w-44 rounded-s object-cover" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="mb-2">{t('fitted', { size: megabytes(fitted.bytes) })}</p>
            <Button size="s" icon={<Check size={18} aria-hidden="true" />} onClick={() => onUse(fitted)}>
              {t('useFitted')}
            </Button>
          </div>
        </div>
      ) : (
        <p className="mt-2">{t('fitting')}</p>
      )}
    </Notice>
  )
}
