import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'

export interface CopyButtonProps
  extends Omit<ButtonProps, 'value' | 'icon' | 'asChild' | 'busy' | 'busyLabel' | 'onClick' | 'children'> {
  /** The text to copy. */
  value: string
  label: string
  copiedLabel: string
  onCopied?: (() => void) | undefined
  /** Called when the browser refused to copy. */
  onFailed?: (() => void) | undefined
}

const shownFor = 2000

/** Copies a text, shows a confirmation for two seconds, and announces it to screen readers. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  onCopied,
  onFailed,
  'aria-label': longLabel,
  ...rest
}: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), shownFor)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    if (!(await copyText(value))) {
      onFailed?.()
      return
    }
    setCopies((count) => count + 1)
    onCopied?.()
  }

  const face = 'col-start-1 row-start-1'
  return (
    <>
      <Button
        variant="secondary"
        {...rest}
        // The name contains what is shown, so that people can say it to their browser (WCAG 2.5.3).
        aria-label={isCopied ? undefined : longLabel}
        icon={isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {/* Both labels are rendered, so that the width of the button does not change. */}
        <span className="grid">
          <span className={isCopied ? `${face} invisible` : face}>{label}</span>
          <span className={isCopied ? face : `${face} invisible`}>{copiedLabel}</span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  )
}
