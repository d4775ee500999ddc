import { keepToastForNextPage, type PendingToast } from '#ui/pending-toast.ts'

/** Goes to a page outside the app, such as `/`, which shows the toast when it has loaded. */
export function leaveApp(href: string, toast: PendingToast): void {
  keepToastForNextPage(toast)
  // The Back button may bring this page out of the browser's memory, with the state of before login or logout.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())
  window.location.assign(href)
}
