import { keepToastForNextPage, type PendingToast } from '#ui/pending-toast.ts'

/** Opens a page outside the app, such as `/`. That page shows the toast after loading. */
export function leaveApp(href: string, toast: PendingToast): void {
  keepToastForNextPage(toast)
  // The Back button may restore this page from the back/forward cache, with the state before login or logout.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())
  window.location.assign(href)
}
