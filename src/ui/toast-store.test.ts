import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, findCurrentToast, showToast, subscribeToToasts } from './toast-store.ts'

afterEach(() => {
  const toast = findCurrentToast()
  if (toast) dismissToast(toast.id)
})

test('a new toast replaces the visible one', () => {
  showToast({ title: 'Draft Saved!' })
  showToast({ title: 'Error', tone: 'error' })

  expect(findCurrentToast()).toMatchObject({ title: 'Error', tone: 'error' })
})

test('the same text shown twice is a new toast, so that it is announced again', () => {
  showToast({ title: 'Link Copied!' })
  const first = findCurrentToast()
  showToast({ title: 'Link Copied!' })

  expect(findCurrentToast()?.id).not.toBe(first?.id)
})

test('dismissing a replaced toast does not dismiss the new one', () => {
  showToast({ title: 'first' })
  const first = findCurrentToast()
  showToast({ title: 'second' })
  dismissToast(first?.id ?? -1)

  expect(findCurrentToast()?.title).toBe('second')
})

test('listeners are called on showing and dismissing until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToToasts(listener)

  showToast({ title: 'one' })
  dismissToast(findCurrentToast()?.id ?? -1)
  unsubscribe()
  showToast({ title: 'two' })

  expect(listener).toHaveBeenCalledTimes(2)
})
