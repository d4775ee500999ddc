import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlClasses, Field } from '#ui/field-frame.tsx'
import type { Captcha } from './captcha-state.ts'

export interface CaptchaFieldProps {
  captcha: Captcha
  /** Requests another picture, or switches from the code to a picture. */
  onPicture: () => void
  /** Requests a code by mail, or another one. Without it only pictures are offered. */
  onMail?: (() => void) | undefined
  error: string | undefined
  field: UseFormRegisterReturn
}

/** A picture with characters, or a code by mail for people who cannot read it, and the input for both. */
export function CaptchaField({ captcha, onPicture, onMail, error, field }: CaptchaFieldProps) {
  const t = useTranslations('accounts.captcha')
  const { sentTo, sending } = captcha
  const isMailed = sentTo !== undefined
  return (
    <Field label={t(isMailed ? 'mail.label' : 'label')} hint={isMailed && t('mail.notArrived')} error={error}>
      {(control) => (
        <>
          {!isMailed && <Picture key={captcha.image} image={captcha.image} onReload={onPicture} />}
          {/* Always rendered: screen readers do not announce a live region that is added together with its text. */}
          <p role="status" className="text-[0.9375rem] leading-normal wrap-break-word not-empty:mb-2">
            {isMailed && sending !== 'busy' && t('mail.sent', { email: sentTo })}
          </p>
          {onMail && (
            <div className="mb-1 -ml-3 flex flex-wrap">
              <Button
                variant="ghost"
                size="s"
                className="underline underline-offset-3"
                busy={sending === 'busy'}
                // Set only while busy, because the space reserved for it would indent the shorter label.
                busyLabel={sending === 'busy' ? t('mail.asking') : undefined}
                onClick={onMail}
              >
                {t(isMailed ? 'mail.again' : 'mail.ask')}
              </Button>
              {isMailed && (
                <Button variant="ghost" size="s" className="underline underline-offset-3" onClick={onPicture}>
                  {t('mail.back')}
                </Button>
              )}
            </div>
          )}
          <p role="alert" className="text-small leading-[1.4] font-medium text-danger not-empty:mb-2">
            {(sending === 'failed' || sending === 'tooMany') && t(`mail.${sending}`)}
          </p>
          <input
            {...field}
            {...control}
            type="text"
            inputMode={isMailed ? 'numeric' : 'text'}
            autoComplete={isMailed ? 'one-time-code' : 'off'}
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

function Picture({ image, onReload }: { image: string; onReload: () => void }) {
  const t = useTranslations('accounts.captcha')
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 rounded-s border border-control bg-surface-sunken px-2 py-1">
      <div className="grid h-18 min-w-45 flex-1 grid-rows-1 place-items-center">
        {hasFailed ? (
          <p role="alert" className="px-2 text-small leading-tight text-danger">
            {t('failed')}
          </p>
        ) : (
          <img
            src={image}
            alt={t('image')}
            width={210}
            height={64}
            className="h-full w-auto max-w-full object-contain in-data-[theme=night]:grayscale in-data-[theme=night]:invert"
            onError={() => setHasFailed(true)}
          />
        )}
      </div>
      <Button variant="ghost" size="s" icon={<RefreshCw size={18} aria-hidden="true" />} onClick={onReload}>
        {t('reload')}
      </Button>
    </div>
  )
}
