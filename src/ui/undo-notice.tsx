import { RotateCcw } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Notice } from './banner.tsx'
import { Button } from './button.tsx'

export interface UndoNoticeProps {
  /** What was removed. */
  children: ReactNode
  undoLabel: string
  onUndo: () => void
  /** The button, which gets the focus after something was removed. */
  undoButton?: Ref<HTMLButtonElement> | undefined
}

/** Says what was removed, and offers to bring it back. */
export function UndoNotice({ children, undoLabel, onUndo, undoButton }: UndoNoticeProps) {
  return (
    <Notice
      role="status"
      className="animate-fade-in"
      action={
        <Button
          ref={undoButton}
          size="s"
          variant="quiet"
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={onUndo}
        >
          {undoLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
