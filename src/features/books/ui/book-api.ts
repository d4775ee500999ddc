import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '#platform/browser/api.ts'
import { type BookImage, type BookLists, type GuestBook, type PropertyType, propertyTypes } from '../shared/book.ts'
import { type BookInput, BookSummary, type BookView, OwnBookView, UploadedImage } from '../shared/book-contract.ts'
import { mapLists, mapPictureLists, mapTexts, mapTicks } from '../shared/book-fields.ts'
import { readEmergencyNumbers, readItems, readRules } from '../shared/book-lists.ts'
import { plainTheme } from '../shared/book-theme.ts'
import type { DraftBook } from '../shared/draft-contract.ts'

const booksPath = '/api/welcome-books'
const pathOf = (id: string) => `${booksPath}/${encodeURIComponent(id)}`

/** The body for `POST` and `PUT`; lists and emergency numbers may be JSON text. */
export type BookPayload = z.input<typeof BookInput>

/**
 * The signed-in account's books, most recently edited first.
 * @param enabled false while nobody is signed in: then no request is sent
 */
export function useBooks({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [booksPath],
    queryFn: ({ signal }) => callApi(booksPath, { answer: z.array(BookSummary), signal }),
    enabled,
    retry: false,
  })
}

/** One book as its owner sees it; throws `ApiError` with status 404 for a foreign or missing one. */
export function loadBook(id: string, signal?: AbortSignal): Promise<OwnBookView> {
  return callApi(pathOf(id), { answer: OwnBookView, ...(signal && { signal }) })
}

/** As `loadBook`; refetched on every mount, because an edit must be based on the newest revision. */
export function useBook(id: string | undefined) {
  return useQuery({
    queryKey: [booksPath, id],
    queryFn: ({ signal }) => loadBook(id ?? '', signal),
    enabled: id !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })
}

/** Replaces a book's content and returns it as stored. @throws ApiError, as `useSaveBook` does */
export function saveBook(id: string, book: BookPayload): Promise<OwnBookView> {
  return callApi(pathOf(id), { method: 'PUT', body: book, answer: OwnBookView })
}

/** A book to create, with an idempotency key, or one to update. */
type Save = { book: BookPayload } & ({ id: string } | { id?: undefined; creationKey: string })

/**
 * Creates or updates a book, returns it as stored, and invalidates the list. A repeated creation returns the book of
 * the first one. Fails with `ApiError`: EDIT_CONFLICT, TRIAL_EXPIRED, PAYMENT_REQUIRED, LIMIT_REACHED, OFFLINE, …
 */
export function useSaveBook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (save: Save) =>
      save.id === undefined
        ? callApi(booksPath, {
            method: 'POST',
            body: { ...save.book, creationKey: save.creationKey },
            answer: OwnBookView,
          })
        : saveBook(save.id, save.book),
    retry: false,
    // Otherwise a save would wait silently while the browser reports that it is offline, instead of failing with
    // OFFLINE.
    networkMode: 'always',
    onSuccess: () => void queries.invalidateQueries({ queryKey: [booksPath], exact: true }),
  })
}

/** Invalidates the list, for books that were saved outside a component. */
export function useRefreshBooks(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [booksPath], exact: true })
}

/** Copies a book to a draft and invalidates the list. Retry with the same key if there was no response. */
export function useCopyBook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, creationKey }: { id: string; creationKey: string }) =>
      callApi(`${pathOf(id)}/copies`, { method: 'POST', body: { creationKey }, answer: OwnBookView }),
    retry: false,
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: [booksPath], exact: true }),
  })
}

/** Deletes a book and invalidates the list. */
export function useDeleteBook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(pathOf(id), { method: 'DELETE' }),
    retry: false,
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: [booksPath], exact: true }),
  })
}

/**
 * Uploads a JPEG, PNG or WebP of at most 2 MB; the answer's `url` then goes into a book.
 * @param accountId the account for which the page was opened
 * @throws ApiError OTHER_ACCOUNT if another account is signed in by now, TOO_MANY_PIXELS, …
 */
export function uploadImage(image: Blob, { accountId }: { accountId: string }): Promise<BookImage> {
  const query = new URLSearchParams({ accountId })
  return callApi(`/api/images?${query}`, { method: 'POST', body: image, answer: UploadedImage })
}

/** Converts the owner's response to a book as guests read it: lists parsed, pictures with their variants. */
export function readGuestBook(view: BookView): GuestBook {
  return { ...readWritten(view), look: view.look }
}

/** As `readGuestBook`, for a draft, which has no theme. */
export function readDraftBook(draft: DraftBook): GuestBook {
  return { ...readWritten(draft), look: plainTheme }
}

function readWritten(view: Omit<DraftBook, 'leftovers' | 'originalLanguage'>): Omit<GuestBook, 'look'> {
  return {
    ...mapTexts((name) => view[name]),
    ...mapTicks((name) => view[name]),
    propertyType: readPropertyType(view.propertyType),
    houseRules: readRules(view.houseRules),
    ...(mapLists((list) => readItems(list, view[list])) as Omit<BookLists, 'houseRules'>),
    ...mapPictureLists((list) => view[list]),
    emergencyNumbers: readEmergencyNumbers(view.emergencyNumbers),
    cover: view.cover,
    welcomePicture: view.welcomePicture,
  }
}

function readPropertyType(text: string): PropertyType {
  return propertyTypes.find((type) => type === text) ?? 'Villa'
}
