import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { textLimits } from '#limits.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmailField, TextArea, TextField } from '#ui/field.tsx'
import { type DeclarationKind, declarationPaths, hasSummary } from '../../shared/declaration-paths.ts'
import { trapField } from '../../shared/support-contract.ts'
import { useFormErrorText } from '../form-error-text.ts'
import { useSitePath } from '../site-path.ts'
import { type DeclarationForm, declarationFields } from './declaration-form.ts'

type FormCardProps = { kind: DeclarationKind; form: DeclarationForm }

/** The form of a declaration; works without script. The page's script fills in a signed-in host's name and address. */
export function DeclarationFormCard({ kind, form }: FormCardProps) {
  const t = useTranslations('site.declarations')
  const trap = useTranslations('site.support')
  const to = useSitePath()
  const language = useLocale()
  const errorText = useFormErrorText()
  const { fields, problems } = form
  const isRefused = declarationFields.some((name) => problems[name] !== undefined)
  const problem = errorText(problems.form) ?? (isRefused ? t('check') : undefined)
  return (
    <form
      id="declaration"
      method="post"
      action={`${to(declarationPaths[kind])}#declaration`}
      noValidate
      aria-label={t('form')}
      className="grid scroll-mt-16 gap-5 self-start rounded-m border border-line bg-card p-5 md:p-8"
    >
      {problem && (
        <Notice tone="danger" role="alert" icon={<CircleAlert size={20} aria-hidden="true" />}>
          {problem}
        </Notice>
      )}
      <TextField
        id="declaration-name"
        name="name"
        label={t('name')}
        error={errorText(problems.name)}
        defaultValue={fields.name}
        maxLength={textLimits.line}
        autoComplete="name"
        data-account="name"
        required
      />
      <EmailField
        id="declaration-email"
        name="email"
        label={t('email')}
        hint={t('emailHint')}
        error={errorText(problems.email, 'email')}
        defaultValue={fields.email}
        maxLength={textLimits.email}
        autoComplete="email"
        data-account="email"
        required
      />
      <TextField
        id="declaration-contract"
        name="contract"
        label={t('contract')}
        optionalLabel={t('optional')}
        hint={t('contractHint')}
        error={errorText(problems.contract)}
        defaultValue={fields.contract}
        maxLength={textLimits.line}
      />
      {kind === 'cancellation' && <CancellationFields form={form} />}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="declaration-website">{trap('trap')}</label>
        <input id="declaration-website" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">{hasSummary(kind, language) ? t('summary.continue') : t(`${kind}.submit`)}</Button>
        <p className="max-w-[44ch] text-small text-muted">{t('kept')}</p>
      </div>
    </form>
  )
}

function CancellationFields({ form: { fields, problems } }: Pick<FormCardProps, 'form'>) {
  const t = useTranslations('site.declarations')
  const errorText = useFormErrorText()
  const limitOf = useTextLimit()
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-[0.9375rem] leading-[1.4] font-semibold">{t('type')}</legend>
        <div className="grid gap-2 md:grid-cols-2">
          {(['ordinary', 'forCause'] as const).map((type) => (
            <label
              key={type}
              className="flex min-h-14 cursor-pointer items-start gap-3 rounded-s border border-line bg-surface px-3.5 py-2.5 hover:border-control has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]"
            >
              <input
                type="radio"
                name="type"
                value={type}
                defaultChecked={(fields.type === 'forCause') === (type === 'forCause')}
                className="mt-0.5 size-5 flex-none accent-accent"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{t(`types.${type}`)}</span>
                <span className="block text-small text-muted">{t(`typeTexts.${type}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        id="declaration-reason"
        name="reason"
        label={t('reason')}
        optionalLabel={t('optional')}
        hint={t('reasonHint')}
        error={errorText(problems.reason, 'note')}
        defaultValue={fields.reason}
        limit={limitOf('note')}
        rows={3}
      />
      <TextField
        id="declaration-day"
        name="day"
        type="date"
        label={t('day')}
        optionalLabel={t('optional')}
        hint={t('dayHint')}
        error={errorText(problems.day)}
        defaultValue={fields.day}
        className="md:max-w-72"
      />
    </>
  )
}
