import { Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'

type MessageTextProps = {
  text: string
  /** The URL in the text that a pill replaces; '' if the stay has no link. */
  link: string
  /** Of the text. */
  language: string
  className?: string | undefined
}

/** A message to guests, with a pill in place of their link. */
export function MessageText({ text, link, language, className }: MessageTextProps) {
  const t = useTranslations('stays.messages.section')
  const parts = link === '' ? [text] : text.split(link)
  return (
    <p lang={language} className={classNames('max-w-[62ch] break-words whitespace-pre-line', className)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
        <span key={index}>
          {index > 0 && <LinkPill label={t('link')} />}
          {part}
        </span>
      ))}
    </p>
  )
}

function LinkPill({ label }: { label: string }) {
  return (
    <span
      lang={undefined}
      className="inline-flex items-center gap-1 rounded-full bg-pine-soft px-2.5 text-small font-semibold whitespace-nowrap"
    >
      <Link2 size={14} aria-hidden="true" />
      {label}
    </span>
  )
}
