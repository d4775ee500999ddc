import type { FocusEvent } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { bookLimits, textLimits } from '#limits.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'

/**
 * The message for a problem of the form: a code of the rules, or a message of the server.
 * @param path of the field, which decides what it may contain
 */
export function useProblemText() {
  const books = useTranslations('books.errors')
  const platform = useTranslations('platform.errors')
  return (path: string, message: string | undefined): string | undefined => {
    switch (message) {
      case 'TOO_LONG':
        return platform(message, { limit: textLimits[textKindOf(path)] })
      case 'WIFI_NAME_TOO_LONG':
        return books(message, { limit: textLimits.wifiNameBytes })
      case 'LIST_TOO_LONG':
        return books(message, { limit: /pictures$/i.test(path) ? bookLimits.placePictures : bookLimits.listEntries })
      case 'UNREADABLE_TEXT':
      case 'INVALID_VALUE':
        return platform(message)
      case 'HOST_NAME_REQUIRED':
      case 'VALID_EMAIL_REQUIRED':
      case 'PROPERTY_NAME_REQUIRED':
      case 'EQUIPMENT_NAME_REQUIRED':
      case 'ACTIVITY_NAME_REQUIRED':
      case 'ITEM_NAME_REQUIRED':
      case 'ADDRESS_REQUIRED':
      case 'CATEGORY_REQUIRED':
      case 'INVALID_LINK':
        return books(message)
      default:
        return message
    }
  }
}

/**
 * Registers a field of the form: spread the result on a `TextField` and similar components. Checked when the field
 * loses the focus, and while it is corrected.
 */
export function useBookField() {
  const { register, trigger, getFieldState, formState } = useFormContext<BookForm>()
  const problemText = useProblemText()
  const limitOf = useTextLimit()
  return (name: FieldPath<BookForm>) => {
    const { error } = getFieldState(name, formState)
    const { onBlur, ...rest } = register(name, {
      onChange: () => {
        if (getFieldState(name).error) void trigger(name)
      },
    })
    return {
      ...rest,
      error: problemText(name, error?.message),
      limit: limitOf(textKindOf(name)),
      onBlur: (event: FocusEvent) => {
        // An error line that appears between press and release would move the pressed button away.
        afterPress(() => void trigger(name))
        return onBlur(event)
      },
    }
  }
}

/** The message for the problem of a field that is not a plain input. */
export function useFieldProblem(name: FieldPath<BookForm>): string | undefined {
  const { getFieldState, formState } = useFormContext<BookForm>()
  return useProblemText()(name, getFieldState(name, formState).error?.message)
}

let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isPressed = false), true)
}

/** Runs a function at once or, while the pointer is down, after the following click event. */
function afterPress(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const later = () => setTimeout(work)
  document.addEventListener('pointerup', later, { once: true })
}
