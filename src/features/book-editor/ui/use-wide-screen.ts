import { useSyncExternalStore } from 'react'

// The breakpoint `xl` of the theme.
const query = '(min-width: 75rem)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for a phone preview beside the form. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
