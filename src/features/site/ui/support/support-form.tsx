import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { textLimits } from '#limits.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmailField, TextArea, TextField } from '#ui/field.tsx'
import { trapField } from '../../shared/support-contract.ts'
import { useFormErrorText } from '../form-error-text.ts'
import { useSitePath } from '../site-path.ts'
import { type SupportFormState, supportFields } from './support-form-state.ts'

/** The support form; works without script. The page's script fills in a signed-in host's name and address. */
export function SupportForm({ form }: { form: SupportFormState }) {
  const t = useTranslations('site.support')
  const to = useSitePath()
  const problems = useProblemTexts(form)
  const limitOf = useTextLimit()
  const { name, email, message } = form
  return (
    <form
      id="support-form"
      method="post"
      action={`${to('/legal')}#support-form`}
      noValidate
      aria-label={t('form')}
      className="grid scroll-mt-16 gap-5"
    >
      {problems.form && (
        <Notice tone="danger" role="alert" icon={<CircleAlert size={20} aria-hidden="true" />}>
          {problems.form}
        </Notice>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          id="support-name"
          name="name"
          label={t('name')}
          error={problems.name}
          defaultValue={name}
          maxLength={textLimits.line}
          autoComplete="name"
          data-account="name"
          required
        />
        <EmailField
          id="support-email"
          name="email"
          label={t('email')}
          error={problems.email}
          defaultValue={email}
          maxLength={textLimits.email}
          autoComplete="email"
          data-account="email"
          required
        />
      </div>
      <TextArea
        id="support-message"
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        error={problems.message}
        defaultValue={message}
        limit={limitOf('supportMessage')}
        rows={6}
        required
      />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="support-website">{t('trap')}</label>
        <input id="support-website" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">{t('send')}</Button>
        <p className="max-w-[44ch] text-small text-muted">{t('kept')}</p>
      </div>
    </form>
  )
}

/** The texts of the problems, and a summary above the form if any field has one. */
function useProblemTexts({ problems }: SupportFormState) {
  const t = useTranslations('site')
  const textOf = useFormErrorText()
  const hasFieldProblem = supportFields.some((name) => problems[name] !== undefined)
  return {
    name: textOf(problems.name),
    email: textOf(problems.email, 'email'),
    message: textOf(problems.message, 'supportMessage'),
    form: textOf(problems.form) ?? (hasFieldProblem ? t('support.check') : undefined),
  }
}
