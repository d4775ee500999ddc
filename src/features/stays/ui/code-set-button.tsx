import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { useMarkCodeSet } from './stay-api.ts'
import type { PlacedStay } from './stay-groups.ts'
import { useShowFailure } from './use-show-failure.ts'

type CodeSetButtonProps = { placed: PlacedStay } & Pick<ButtonProps, 'variant' | 'size'>

/** 'It is on the lock': the host has put the personal code of a stay there. */
export function CodeSetButton({ placed: { stay, book }, ...look }: CodeSetButtonProps) {
  const t = useTranslations('stays.lock')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useMarkCodeSet()

  async function mark() {
    try {
      await mutateAsync({ bookId: book.id, id: stay.id, code: stay.code ?? '', isSet: true })
      showToast({ title: t('done'), description: t('doneText') })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Button {...look} icon={<Check size={18} aria-hidden="true" />} busy={isPending} onClick={() => void mark()}>
      {t('set')}
    </Button>
  )
}
