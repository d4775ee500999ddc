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
      <RadixTooltip.Trigger asChild onFocus={openForKeyboardOnly}>
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

/** A dialog or menu that closes gives the focus back to its button, which must not show its tooltip for that. */
function openForKeyboardOnly(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
