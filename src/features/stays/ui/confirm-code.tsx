import { Check } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import type { StayBook, StayOfBook } from '../shared/stay-contract.ts'
import { useConfirmCodeChange } from './stay-api.ts'
import { useShowFailure } from './use-show-failure.ts'

type ConfirmCodeProps = {
  stay: Pick<StayOfBook, 'id' | 'code'>
  book: Pick<StayBook, 'id' | 'lockCode'>
  /** On the dark poster. */
  isPoster?: boolean
  /** The page of the stay shows a code, which is corrected here. */
  isShown?: boolean
  onDone?: () => void
}

/** The new code on the lock, and the confirmation that its next guests see it. */
export function ConfirmCode({ stay, book, isPoster = false, isShown = false, onDone }: ConfirmCodeProps) {
  const t = useTranslations('stays.confirmCode')
  const id = useId()
  const { mutateAsync, isPending } = useConfirmCodeChange()
  const showFailure = useShowFailure()
  const [code, setCode] = useState(stay.code ?? '')
  const [problem, setProblem] = useState<string>()

  const [isEarly, setIsEarly] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (code.trim() === '') setProblem(t('missing'))
    else void confirm(false)
  }

  /** @param haveLeft the guests before have left earlier than planned */
  async function confirm(haveLeft: boolean) {
    try {
      await mutateAsync({ bookId: book.id, id: stay.id, code: code.trim(), haveLeft })
      showToast({ title: t('done'), description: t(isShown ? 'changedText' : 'doneText') })
      onDone?.()
    } catch (error) {
      const words = error instanceof ApiError ? error.fields['code'] : undefined
      if (words) setProblem(words)
      else if (!haveLeft && error instanceof ApiError && error.code === 'CODE_CHANGE_TOO_EARLY') return setIsEarly(true)
      else showFailure(error)
    }
    setIsEarly(false)
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      {book.lockCode && (
        <p className={classNames('basis-full text-[0.9375rem]', isPoster ? 'text-[#d5e2d9]' : 'text-muted')}>
          {t('onLock', { code: book.lockCode.code })}
        </p>
      )}
      <TextField
        id={id}
        label={t('code')}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setProblem(undefined)
        }}
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="w-40 [&_input]:font-code [&_input]:font-semibold [&_input]:tracking-wide"
      />
      <Button
        type="submit"
        variant={isPoster ? 'sun' : 'secondary'}
        icon={<Check size={20} aria-hidden="true" />}
        busy={isPending}
      >
        {t('confirm')}
      </Button>
      {isEarly && (
        <ConfirmDialog
          open
          onOpenChange={setIsEarly}
          tone="default"
          title={t('early.title')}
          description={t('early.text')}
          confirmLabel={t('early.confirm')}
          cancelLabel={t('early.cancel')}
          busy={isPending}
          onConfirm={() => void confirm(true)}
        />
      )}
    </form>
  )
}
