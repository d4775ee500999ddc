import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookImage } from '#features/books/shared/book.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, emptyBookForm } from '#features/books/shared/book-form.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import type { BookPayload } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { createLatePictures } from './late-pictures.ts'
import { joinLatePictures, withoutWaitingPictures } from './listed-images.ts'

const picture = (url: string): BookImage => ({ url, width: 4, height: 3, srcSet: '' })
const captioned = (...urls: string[]) => urls.map((url) => ({ image: picture(url), caption: `of ${url}` }))
const urlsOf = (pictures: readonly { image: { url: string } }[] = []) => pictures.map(({ image }) => image.url)
const formWith = (parkingPictures: ReturnType<typeof captioned>): BookForm => ({
  ...emptyBookForm(),
  ...{ hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Casa', parkingPictures },
})
const offline = () => new ApiError(0, 'OFFLINE', '')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stored book, and what is sent to it. @param answer to each upload, by the picture's address */
function startLate(form: BookForm, answer: (url: string) => string) {
  let revision = 4
  let stored = withoutWaitingPictures(form)
  const saves: BookPayload[] = []
  const onDone = vi.fn()
  const conflicts: (() => void)[] = []
  const viewOf = (): OwnBookView =>
    ({
      ...stored,
      ...{ id: 'b', status: 'published', revision, look: plainTheme, cover: null, welcomePicture: null },
      houseRules: [],
    }) as unknown as OwnBookView
  const late = createLatePictures({
    upload: async (url) => picture(answer(url)),
    load: async () => viewOf(),
    save: async (_id, book) => {
      conflicts.shift()?.()
      if (book.revision !== revision) throw new ApiError(409, 'EDIT_CONFLICT', 'Changed elsewhere.')
      saves.push(book)
      revision += 1
      return viewOf()
    },
  })
  late.start({ accountId: 'a', bookId: 'b', form, onDone })
  return {
    ...{ late, saves, onDone, conflicts },
    changeElsewhere: (changes: Partial<BookForm>) => {
      stored = { ...stored, ...changes }
      revision += 1
    },
  }
}
const flushPromises = () => vi.advanceTimersByTimeAsync(0)

test('a picture that waited is uploaded and added to the book at its place', async () => {
  const form = formWith(captioned('/media/1', 'data:2', '/media/3'))
  const { late, saves, onDone } = startLate(form, (url) => url.replace('data:', '/media/'))
  expect(late.getState()).toEqual({ bookId: 'b', state: 'coming', left: 1, refused: 0, problem: '' })
  expect(late.isUnderWay()).toBe(true)

  await flushPromises()

  expect(late.getState()).toMatchObject({ state: 'done', left: 0 })
  expect(late.isUnderWay()).toBe(false)
  expect(onDone).toHaveBeenCalledOnce()
  expect(saves).toHaveLength(1)
  expect(saves[0]).toMatchObject({ status: 'published', revision: 4, accountId: 'a' })
  const images = ['/media/1', '/media/2', '/media/3'].map((image) => ({ image }))
  expect(saves[0]?.parkingPictures).toMatchObject(images)
})

test('without a connection it is tried again, and at once when the host asks', async () => {
  let attempts = 0
  const { late, saves } = startLate(formWith(captioned('data:1')), () => {
    attempts += 1
    if (attempts < 3) throw offline()
    return '/media/1'
  })
  await flushPromises()
  expect(late.getState()).toMatchObject({ state: 'resting', left: 1, problem: '' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts).toBe(2)
  expect(late.getState()?.state).toBe('resting')

  late.retry()
  await flushPromises()

  expect(late.getState()?.state).toBe('done')
  expect(saves).toHaveLength(1)
})

test('changes that were made elsewhere meanwhile stay', async () => {
  const started = startLate(formWith(captioned('data:1')), () => '/media/1')
  started.conflicts.push(() => started.changeElsewhere({ doorCode: '4812#' }))
  await flushPromises()

  expect(started.saves).toHaveLength(1)
  expect(started.saves[0]).toMatchObject({ doorCode: '4812#', revision: 5 })
})

test('a file that the server refuses is reported, and the others are added', async () => {
  const { late, saves } = startLate(formWith(captioned('data:1', 'data:2')), (url) => {
    if (url === 'data:1') throw new ApiError(400, 'UNREADABLE_IMAGE', 'Damaged.')
    return '/media/2'
  })
  await flushPromises()

  expect(late.getState()).toMatchObject({ state: 'done', refused: 1 })
  expect(saves).toHaveLength(1)
})

test('a picture whose place is full by then is reported, and its draft is kept', async () => {
  const started = startLate(formWith(captioned('data:1')), () => '/media/late')
  started.changeElsewhere({ parkingPictures: captioned('/media/1', '/media/2', '/media/3', '/media/4') })
  await flushPromises()

  expect(started.late.getState()).toMatchObject({ state: 'done', refused: 1 })
  expect(started.onDone).toHaveBeenCalledWith({ hasLeftOut: true })
})

test('the wizard takes the pictures back when it opens the book again', async () => {
  const { late, saves } = startLate(formWith(captioned('data:1')), () => '/media/1')
  late.leaveTo('other')
  expect(late.isUnderWay()).toBe(true)
  late.leaveTo('b')
  await flushPromises()

  expect(late.getState()).toBeUndefined()
  expect(saves).toEqual([])
})

test('late pictures go to their positions, to the end of a changed place, and not into a full or missing one', () => {
  const late = new Set(['/media/l'])
  const whole = formWith(captioned('/media/1', '/media/l', '/media/2'))
  const joinTo = (...urls: string[]) =>
    urlsOf(joinLatePictures(formWith(captioned(...urls)), whole, late).parkingPictures)
  expect(joinTo('/media/1', '/media/2')).toEqual(['/media/1', '/media/l', '/media/2'])
  expect(joinTo('/media/2')).toEqual(['/media/2', '/media/l'])
  expect(joinTo('/media/1', '/media/l', '/media/2')).toEqual(['/media/1', '/media/l', '/media/2'])
  expect(joinTo('/media/1', '/media/2', '/media/5', '/media/6')).toHaveLength(4)

  const hob = { name: 'Hob', description: '' }
  const form = { ...emptyBookForm(), equipment: [{ ...hob, name: 'Oven' }, hob] }
  const pictured = { ...emptyBookForm(), equipment: [{ ...hob, pictures: captioned('/media/l') }] }
  expect(joinLatePictures(form, pictured, late).equipment.map(({ pictures }) => urlsOf(pictures))).toEqual([
    [],
    ['/media/l'],
  ])
  const gone = { ...form, equipment: [] }
  expect(joinLatePictures(gone, pictured, late).equipment).toEqual([])
})
