import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { BookImage } from '#features/books/shared/book.ts'
import { type BookForm, emptyBookForm, fingerprint } from '#features/books/shared/book-form.ts'
import { ApiError } from '#platform/browser/api.ts'
import { isUnreadPicture, type PicturePath } from './listed-images.ts'
import { createPictureUploads, noUploads } from './picture-uploads.ts'

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })
const dataOf = (name: string): BookImage => ({
  url: `data:image/jpeg;base64,${btoa(name)}`,
  ...{ width: 4, height: 3, srcSet: '' },
})
const storedAs = (name: string): BookImage => ({ url: `/media/${name}`, width: 4, height: 3, srcSet: '' })

/** The uploads of a form; the test decides when files are read. @param answer to each upload */
function startUploads(answer: (name: string) => BookImage = storedAs) {
  const form = createFormControl<BookForm>({ defaultValues: emptyBookForm() })
  // Otherwise it answers with its default values.
  form.control._state.mount = true
  const reads = new Map<string, PromiseWithResolvers<void>>()
  const readOf = (name: string) => {
    const read = reads.get(name) ?? Promise.withResolvers<void>()
    reads.set(name, read)
    return read
  }
  const problems: string[] = []
  let state = noUploads
  const uploads = createPictureUploads({
    form,
    read: async (file) => {
      const name = file.name.replace('.jpg', '')
      await readOf(name).promise
      return dataOf(name)
    },
    shrink: async (file) => file,
    upload: async (blob) => answer(await blob.text()),
    onProblem: ({ kind }) => problems.push(kind),
    onChange: (changed) => {
      state = changed
    },
  })
  const picturesAt = (place: PicturePath) => form.getValues(place as 'parkingPictures') ?? []
  return {
    ...{ form, uploads, problems, picturesAt },
    state: () => state,
    choose: (place: PicturePath, ...names: string[]) =>
      uploads.choose(place, names.map(photo), (chosen) =>
        form.setValue(place as 'parkingPictures', [...picturesAt(place), ...chosen]),
      ),
    urlsAt: (place: PicturePath) => picturesAt(place).map(({ image }) => image.url),
    read: (...names: string[]) => {
      for (const name of names) readOf(name).resolve()
    },
    fail: (name: string) => readOf(name).reject(new Error('no picture')),
  }
}

test('a save waits for files that are still being read, and for those chosen meanwhile', async () => {
  const { uploads, choose, read, urlsAt, form } = startUploads()
  choose('parkingPictures', 'gate')
  expect(fingerprint(form.getValues())).not.toBe(fingerprint(emptyBookForm()))

  const finished = uploads.finish()
  choose('checkinPictures', 'door')
  read('gate', 'door')
  await finished

  expect(urlsAt('parkingPictures')).toEqual(['/media/gate'])
  expect(urlsAt('checkinPictures')).toEqual(['/media/door'])
})

test('a picture stays with its row when the rows are moved while its file is read', async () => {
  const { uploads, choose, read, form } = startUploads()
  form.setValue('equipment', [
    { name: 'Hob', description: '' },
    { name: 'Oven', description: '' },
  ])
  choose('equipment.0.pictures', 'ring')
  const [hob, oven] = form.getValues('equipment')
  if (hob && oven) form.setValue('equipment', [oven, hob])
  form.setValue('equipment.1.pictures.0.caption', 'The left ring')
  read('ring')
  await uploads.finish()

  expect(form.getValues('equipment')).toEqual([
    { name: 'Oven', description: '' },
    { name: 'Hob', description: '', pictures: [{ image: storedAs('ring'), caption: 'The left ring' }] },
  ])
})

test('a row that is removed while its file is read has the picture again when it comes back', async () => {
  const { uploads, choose, read, form, picturesAt, urlsAt } = startUploads()
  choose('parkingPictures', 'gate')
  const removed = picturesAt('parkingPictures')
  form.setValue('parkingPictures', [])
  read('gate')
  await uploads.finish()
  form.setValue('parkingPictures', removed)
  uploads.placeRead()
  await uploads.finish()

  expect(urlsAt('parkingPictures')).toEqual(['/media/gate'])
})

test('files that are being read count towards the limit of a place', async () => {
  const { uploads, choose, read, urlsAt } = startUploads()

  expect(choose('parkingPictures', 'a', 'b', 'c')).toBe(0)
  expect(choose('parkingPictures', 'd', 'e', 'f')).toBe(2)
  expect(choose('parkingPictures', 'g')).toBe(1)

  read('a', 'b', 'c', 'd')
  await uploads.finish()
  expect(urlsAt('parkingPictures')).toEqual(['/media/a', '/media/b', '/media/c', '/media/d'])
})

test.each([
  [403, 'PICTURES_FULL'],
  [403, 'OTHER_ACCOUNT'],
  [429, 'TOO_MANY_UPLOADS'],
])('a picture waits with its caption and the reason after %i %s', async (status, code) => {
  let isRefused = true
  const { uploads, choose, read, urlsAt, form, problems, state } = startUploads((name) => {
    if (isRefused) throw new ApiError(status, code, 'Not now.')
    return storedAs(name)
  })
  choose('parkingPictures', 'gate')
  form.setValue('parkingPictures.0.caption', 'The gate')
  read('gate')
  await uploads.finish()

  const { url } = dataOf('gate')
  expect(form.getValues('parkingPictures')).toEqual([{ image: dataOf('gate'), caption: 'The gate' }])
  expect(state().obstacles.get(url)).toBe('Not now.')
  expect(state().refused).toEqual([])
  // Neither refused nor an error: a separate toast, once for the choice and once for the save.
  expect(problems).toEqual(['waiting', 'waiting'])

  isRefused = false
  await uploads.retry('parkingPictures')
  expect(urlsAt('parkingPictures')).toEqual(['/media/gate'])
  expect(state().obstacles.size).toBe(0)
})

test('a picture that the server cannot use is removed, and can be brought back with its caption', async () => {
  const { uploads, choose, read, form, state } = startUploads((name) => {
    if (name === 'broken') throw new ApiError(400, 'UNREADABLE_IMAGE', 'Damaged.')
    return storedAs(name)
  })
  choose('parkingPictures', 'gate', 'broken')
  form.setValue('parkingPictures.1.caption', 'Space 12')
  read('gate', 'broken')
  await uploads.finish()

  expect(form.getValues('parkingPictures')).toEqual([{ image: storedAs('gate'), caption: '' }])
  const [refused] = state().refused
  expect(refused).toEqual({
    place: 'parkingPictures',
    index: 1,
    picture: { image: dataOf('broken'), caption: 'Space 12' },
  })
  if (refused) uploads.forgetRefused([refused])
  expect(state().refused).toEqual([])
})

test('a file that is no picture leaves no empty place', async () => {
  const { uploads, choose, read, fail, urlsAt, problems } = startUploads()
  choose('parkingPictures', 'text', 'gate')
  expect(urlsAt('parkingPictures').filter((url) => isUnreadPicture({ url }))).toHaveLength(2)
  fail('text')
  read('gate')
  await uploads.finish()

  expect(urlsAt('parkingPictures')).toEqual(['/media/gate'])
  expect(problems).toEqual(['unreadable'])
})
