import { Tooltip as RadixTooltip } from 'radix-ui'
import type { FocusEvent, ReactNode } from 'react'
import { TooltipContext, type TooltipProps } from './tooltip-context.ts'

/** Delay of tooltips: 700 ms for the first, none for the next within 300 ms. Render it near the root. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <TooltipContext value={Tooltip}>{children}</TooltipContext>
    </RadixTooltip.Provider>
  )
}

/** A tooltip on hover and focus. Touch screens do not show it, so it must not contain essential information. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild onFocus={openForTabOnly}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-60 max-w-[280px] animate-fade-in rounded-s border border-transparent bg-ink px-3 py-2 text-small text-paper shadow-float"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/** Whether the last input was the Tab key. */
let isTabbing = false

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'), true)
  document.addEventListener('pointerdown', () => (isTabbing = false), true)
}

/**
 * A dialog that opens gives the focus to its close button, and one that closes gives it back. A tooltip that opened for
 * that would take the next Escape from the dialog.
 */
function openForTabOnly(event: FocusEvent): void {
  if (!isTabbing) event.preventDefault()
}
