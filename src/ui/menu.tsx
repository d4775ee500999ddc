import { DropdownMenu, Slot } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface MenuProps {
  /** The button that opens the menu: one element that forwards props and ref, such as `Button`. */
  trigger: ReactNode
  /** Accessible name of the opened menu. */
  label: string
  children: ReactNode
}

/** A dropdown menu below a button, aligned with its right edge. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    // A modal menu would hide the page's scroll bar, which shifts the layout.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          aria-labelledby={undefined}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-[260px] max-w-[min(320px,calc(100vw-24px))] animate-fade-in overflow-y-auto rounded-m border border-line bg-surface p-2 text-text shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  /** Renders the item as a link. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  danger?: boolean | undefined
  /** Renders the only child instead, such as a router link. */
  asChild?: boolean | undefined
  children: ReactNode
}

/** One item of a menu, 48 px high. */
export function MenuItem({ icon, href, onSelect, danger = false, asChild = false, children }: MenuItemProps) {
  const classes = classNames(
    'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-s px-3 py-2 text-left font-medium no-underline select-none focus-visible:outline-offset-0',
    danger ? 'text-danger data-highlighted:bg-danger-bg' : 'data-highlighted:bg-surface-sunken',
  )
  const select = onSelect && { onSelect }

  if (asChild) {
    return (
      <DropdownMenu.Item {...select} asChild>
        <Slot.Root className={classes}>
          {icon}
          <Slot.Slottable>{children as ReactElement}</Slot.Slottable>
        </Slot.Root>
      </DropdownMenu.Item>
    )
  }
  if (href !== undefined) {
    return (
      <DropdownMenu.Item {...select} asChild>
        <a href={href} className={classes}>
          {icon}
          {children}
        </a>
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item {...select} className={classes}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-3 my-2 h-px bg-line" />
}
