import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'

export interface CopyButtonProps
  extends Omit<ButtonProps, 'value' | 'icon' | 'asChild' | 'busy' | 'busyLabel' | 'onClick' | 'children'> {
  /** What is copied. */
  value: string
  label: string
  copiedLabel: string
  onCopied?: (() => void) | undefined
  /** The browser refused. Without this the button simply stays as it was. */
  onFailed?: (() => void) | undefined
}

const shownFor = 2000

/** Copies, says so for two seconds, and announces it. */
export function CopyButton({ value, label, copiedLabel, onCopied, onFailed, ...rest }: CopyButtonProps) {
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
        icon={isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {/* Both words are laid out, so that the button never changes its width. */}
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
