import type { z } from 'zod'
import type { ThemeInput } from '#features/books/shared/theme-contract.ts'
import type { Caller } from './test-app.ts'

export type ThemeRequest = z.input<typeof ThemeInput>

/** A theme with every part that needs Pro, and with keys that the service drops. */
export const proTheme: ThemeRequest = {
  accent: '#1F4D3F',
  theme: 'linen',
  order: ['wifi', 'arrive', 'own-1'],
  hidden: ['bars', 'arrive', 'nonsense'],
  ownSections: [
    {
      id: 'own-1',
      title: ' The boat ',
      text: 'It is yours.',
      links: [{ label: 'Times', url: 'https://example.com/a' }],
    },
  ],
  coverFocus: { x: 20, y: 80 },
  showsMadeWith: false,
}

/** @param revision of the book that the edit is based on */
export function setTheme(as: Caller, bookId: string, bookTheme: ThemeRequest, revision?: number) {
  return as.put(`/api/welcome-books/${bookId}/look`, { look: bookTheme, ...(revision !== undefined && { revision }) })
}
