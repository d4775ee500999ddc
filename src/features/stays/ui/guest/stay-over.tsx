import { useGuest } from '#features/guest-page/ui/index.ts'
import { type StayProps, useStayTexts } from './stay-context.tsx'

/** The notice that a stay is over: no code, no password. */
export function StayOver({ facts: { isCancelled } }: StayProps) {
  const { book, texts } = useGuest()
  const { t } = useStayTexts()
  const name = book.propertyName.trim() || texts('placeholders.propertyName')
  return (
    <section className="g-card g-st-over" aria-labelledby="over-title">
      <h2 id="over-title">{isCancelled ? t('over.cancelled') : t('over.title')}</h2>
      <p>{isCancelled ? t('over.cancelledText') : t('over.text', { name })}</p>
      {!isCancelled && <LakeMotif />}
    </section>
  )
}

/** A boat on the lake at sunset. */
function LakeMotif() {
  return (
    <svg viewBox="0 0 360 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="268" cy="92" r="52" fill="#f2b441" />
      <path d="M0 92C60 66 104 74 150 92H360V150H0z" fill="#17392f" />
      <path d="M0 104H360V150H0z" fill="#23566f" />
      <path d="M216 112h104v5H216zM234 124h72v5h-72zM250 136h40v5h-40z" fill="#f2b441" />
      <path d="M52 126h66l-14 12H66zM84 96l22 26H84z" fill="#f4eee2" />
    </svg>
  )
}
