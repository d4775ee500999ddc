/** The part of a service worker's global scope that ours uses; TypeScript's own types exclude the page's. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type WorkerFetchEvent = ExtendableEvent & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  /** Of the page that a navigation opens; older browsers leave it empty. */
  readonly resultingClientId?: string
  respondWith(response: Promise<Response>): void
}
export type WorkerMessageEvent<T> = ExtendableEvent & {
  readonly data: T
  readonly source: { readonly url: string; readonly id: string } | null
  readonly ports: readonly MessagePort[]
}

type WorkerEvents<T> = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: WorkerFetchEvent
  message: WorkerMessageEvent<T>
}

export type WorkerScope<T> = {
  readonly registration: {
    readonly scope: string
    navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> }
  }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents<T>>(type: K, listener: (event: WorkerEvents<T>[K]) => void): void
}
