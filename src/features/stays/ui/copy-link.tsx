import { useTranslations } from 'use-intl'
import type { ButtonProps } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { StayOfBook } from '../shared/stay-contract.ts'
import { useNoteLinkSent } from './stay-api.ts'

type CopyLinkProps = Pick<ButtonProps, 'size' | 'variant' | 'block'> & {
  stay: Pick<StayOfBook, 'id' | 'bookId'>
  link: string
  /** The dates of the stay, for the button's name. */
  dates: string
}

/** Copies the link of a stay, which counts as sending it. */
export function CopyLink({ stay, link, dates, ...look }: CopyLinkProps) {
  const t = useTranslations('stays.link')
  const { mutate } = useNoteLinkSent()
  return (
    <CopyButton
      {...look}
      className="whitespace-nowrap"
      value={link}
      label={t('copy')}
      copiedLabel={t('copied')}
      aria-label={t('copyOf', { dates })}
      onCopied={() => mutate(stay)}
      onFailed={() => showToast({ title: t('notCopied'), description: t('notCopiedText'), tone: 'error' })}
    />
  )
}
