/** Notifications on this device: what its browser supports, and its subscription. */

const workerPath = '/stays/sw.js'
const scope = '/stays/'

/** Maximum milliseconds for the browser to end a subscription: without a connection some browsers wait for one. */
const longestEnd = 3_000

/** Maximum milliseconds for the worker to start. */
const longestStart = 10_000

/**
 * - `iosHome`: iPhones and iPads show notifications only of sites on the home screen
 * - `denied`: the host has refused them in her browser
 */
export type PushSupport = 'ready' | 'iosHome' | 'denied' | 'unsupported'

export function findSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasPush) return isIos() ? 'iosHome' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** iPads identify as Macs, but no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
}

/** SHA-256 of the address of this device in hexadecimal, as in the list of devices; undefined without one. */
export async function findOwnHash(): Promise<string | undefined> {
  if (findSupport() !== 'ready') return undefined
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return undefined
  // The server stores the normalised URL.
  const { href } = new URL(subscription.endpoint)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(href)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Asks the host for her permission, if she has not been asked. Call it first after a click: otherwise browsers refuse
 * it.
 */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/**
 * Subscribes this device.
 * @param publicKey of the service, base64url
 * @throws Error if the browser has no push service, or cannot connect to it
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  const registration = await navigator.serviceWorker.register(workerPath, { scope })
  await untilActive(registration)
  const present = await registration.pushManager.getSubscription()
  // A subscription with an earlier key of the service receives nothing any more.
  if (present && !hasKey(present, publicKey)) await present.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return (await registration.pushManager.subscribe(options)).toJSON()
}

/** Ends the subscription of this device, if it has one. Waits a few seconds at most for the push service. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await Promise.race([subscription.unsubscribe(), sleep(longestEnd)])
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return true
  const letters = String.fromCharCode(...new Uint8Array(options.applicationServerKey))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** Waits for the worker; `navigator.serviceWorker.ready` is for pages in its scope. */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the worker did not start')), longestStart)
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'activated') return
      clearTimeout(timer)
      resolve()
    })
  })
}
