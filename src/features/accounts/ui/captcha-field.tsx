import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlClasses, Field } from '#ui/field-frame.tsx'

/** The address of the picture to read; `renew` asks for another one. */
export function useCaptcha() {
  const [timestamp, setTimestamp] = useState(() => Date.now())
  return {
    image: `/api/captcha?${timestamp}`,
    // Two renewals within one millisecond must still be two addresses.
    renew: () => setTimestamp((previous) => Math.max(previous + 1, Date.now())),
  }
}

export interface CaptchaFieldProps {
  image: string
  onReload: () => void
  error: string | undefined
  field: UseFormRegisterReturn
}

/** A picture with characters, a way to another one, and where to type them. */
export function CaptchaField({ image, onReload, error, field }: CaptchaFieldProps) {
  const t = useTranslations('accounts.captcha')
  const [failedImage, setFailedImage] = useState<string>()
  return (
    <Field label={t('label')} error={error}>
      {(control) => (
        <>
          <div className="mb-2 flex flex-wrap gap-2">
            <div className="grid h-16 min-w-40 flex-1 grid-rows-1 place-items-center overflow-hidden rounded-s border border-line bg-sand">
              {failedImage === image ? (
                <p role="alert" className="px-3 text-small leading-tight text-danger">
                  {t('failed')}
                </p>
              ) : (
                <img
                  src={image}
                  alt={t('image')}
                  className="h-full max-w-full object-contain"
                  onError={() => setFailedImage(image)}
                />
              )}
            </div>
            <Button
              variant="quiet"
              className="min-h-16"
              icon={<RefreshCw size={18} aria-hidden="true" />}
              onClick={onReload}
            >
              {t('reload')}
            </Button>
          </div>
          <input
            {...field}
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(controlClasses, 'min-h-12')}
          />
        </>
      )}
    </Field>
  )
}

/**
 * Whether a refused call has used its captcha up. A wrong answer does, and so does every refusal after it was compared, such
 * as a taken address: without a new one the next attempt could only fail. Before that, the answer typed is still good.
 */
export function needsNewCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.message.toUpperCase().includes('CAPTCHA')) return true
  return !['OFFLINE', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'].includes(error.code)
}
