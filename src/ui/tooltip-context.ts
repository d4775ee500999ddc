import { type ComponentType, createContext, type ReactElement, type ReactNode } from 'react'

export interface TooltipProps {
  content: ReactNode
  /** One focusable element that forwards props and ref. */
  children: ReactElement
}

/** The tooltip inside a `TooltipProvider`. Documents have none, so that their buttons do not load Radix for it. */
export const TooltipContext = createContext<ComponentType<TooltipProps> | undefined>(undefined)
