/**
 * The service worker of the host's screens: it shows notifications about stays, and opens the stay. It has no `fetch`
 * listener and only the scope `/stays/`, so it does not interfere with the workers of guests. Compiled into one file by
 * `build/inline-script.ts`, because workers of older browsers cannot import.
 */
import type { ExtendableEvent } from '#features/guest-page/shared/worker-scope.ts'
import { readNotification } from './notification.ts'

type PushEvent = ExtendableEvent & { readonly data: { text(): string } | null }
type ShownNotification = { readonly data: unknown; close(): void }
type ClickEvent = ExtendableEvent & { readonly notification: ShownNotification }
type ChangeEvent = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null }
type Window = { readonly url: string; focus(): Promise<unknown> }

declare const self: {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
    readonly pushManager: PushManager
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
}

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, options } = readNotification(event.data?.text())
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openScreen(event.notification.data))
})

/** Browsers may give a device another address at any time; without this the host would receive nothing more. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription))
})

/** @param path as `readNotification` has checked it */
async function openScreen(path: unknown): Promise<void> {
  const { href } = new URL(typeof path === 'string' ? path : '/stays', location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}

/** @param former without it, as in some browsers, the host has to switch notifications on again */
async function subscribeAgain(former: PushSubscription | null | undefined): Promise<void> {
  const key = former?.options.applicationServerKey
  if (!key) return
  const renewed = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await fetch('/api/push-subscriptions/renewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ former: former.toJSON(), renewed: renewed.toJSON() }),
  })
}
