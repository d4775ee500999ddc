import { useTranslations } from 'use-intl'
import type { ButtonProps } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { showToast } from '#ui/toast.tsx'

type CopyLinkProps = Pick<ButtonProps, 'size' | 'variant' | 'block'> & {
  link: string
  /** The dates of the stay, for the button's name. */
  dates: string
}

/** Copies the link of a stay. */
export function CopyLink({ link, dates, ...look }: CopyLinkProps) {
  const t = useTranslations('stays.link')
  return (
    <CopyButton
      {...look}
      className="whitespace-nowrap"
      value={link}
      label={t('copy')}
      copiedLabel={t('copied')}
      aria-label={t('copyOf', { dates })}
      onFailed={() => showToast({ title: t('notCopied'), description: t('notCopiedText'), tone: 'error' })}
    />
  )
}
