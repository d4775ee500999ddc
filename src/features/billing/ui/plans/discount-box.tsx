import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlClasses, Field } from '#ui/field-frame.tsx'
import type { Discount } from '../../shared/billing-contract.ts'
import { useCheckDiscount } from '../billing-api.ts'

/** A code that was kept or applied before and is not accepted any more, and the server's reason. */
export type RefusedCode = { code: string; reason: string }

export interface DiscountBoxProps {
  refused: RefusedCode | undefined
  onApply: (discount: Discount) => void
}

/** Asks the server about a code. The error stays until the next keystroke. */
export function DiscountBox({ refused, onApply }: DiscountBoxProps) {
  const t = useTranslations('billing.payment')
  const problems = useProblems()
  const check = useCheckDiscount()
  const [code, setCode] = useState(refused?.code ?? '')

  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') check.mutate(code.trim(), { onSuccess: onApply })
  }
  const refusal = code === refused?.code && !check.isPending ? refused.reason : undefined
  const error =
    check.error && (isUnknownCode(check.error) ? t('invalidCode') : problems.ofCall(check.error, t('codeNotChecked')))

  return (
    <form noValidate onSubmit={apply}>
      <Field label={t('code')} error={error ?? refusal}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              type="text"
              name="discount"
              value={code}
              onChange={(event) => {
                setCode(event.target.value)
                check.reset()
              }}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={classNames(controlClasses, 'min-h-12')}
            />
            <Button type="submit" variant="quiet" busy={check.isPending} disabled={code.trim() === ''}>
              {t('apply')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** Errors other than an unknown code, such as too many attempts or a gateway's page, have their own message. */
function isUnknownCode(error: Error): boolean {
  return error instanceof ApiError && error.code !== 'UNREADABLE' && [400, 404, 422].includes(error.status)
}
