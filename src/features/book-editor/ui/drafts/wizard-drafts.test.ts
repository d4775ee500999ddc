import { expect, test } from 'vitest'
import { type BookForm, emptyBookForm } from '#features/books/shared/book-form.ts'
import {
  formOfDraft,
  readWizardDraft,
  type WizardDraft,
  withoutWaitingImages,
  withWaitingImages,
} from './wizard-drafts.ts'

const draftOf = (change: Partial<BookForm>): WizardDraft => ({
  form: { ...emptyBookForm(), ...change },
  step: 1,
  revision: undefined,
})
const picture = (source: string) => ({
  source,
  fileName: 'a.jpg',
  picture: { url: source, width: 4, height: 3, srcSet: '' },
})
const waiting = picture('data:image/png;base64,AAAA')
const uploaded = picture('/media/1.webp')

test('a closing write leaves out pictures that are not uploaded, and they come from the whole draft', () => {
  const whole = draftOf({ propertyName: 'Casa', cover: waiting })
  const light = withoutWaitingImages(draftOf({ propertyName: 'Casa Rossa', cover: waiting, welcomePicture: uploaded }))

  expect(light.form).toMatchObject({ cover: null, welcomePicture: uploaded })
  expect(withWaitingImages(light, whole).form).toMatchObject({
    propertyName: 'Casa Rossa',
    cover: waiting,
    welcomePicture: uploaded,
  })
})

test('an uploaded picture that was removed stays removed', () => {
  const light = withoutWaitingImages(draftOf({ cover: null }))
  expect(withWaitingImages(light, draftOf({ cover: uploaded })).form.cover).toBeNull()
})

test('a draft of an earlier version is read with its step, revision and key', () => {
  const kept = JSON.parse(JSON.stringify({ ...draftOf({ propertyName: 'Casa' }), revision: 4, unansweredKey: 'key' }))
  expect(readWizardDraft(kept)).toMatchObject({ step: 1, revision: 4, unansweredKey: 'key' })
  expect(readWizardDraft(kept).form.propertyName).toBe('Casa')
  expect(readWizardDraft(undefined)).toMatchObject({ step: 0, revision: undefined })
})

test('a draft of a version without lists of pictures has those of the book', () => {
  const gate = { image: { url: '/media/1.webp', width: 4, height: 3, srcSet: '' }, caption: 'gate' }
  const hob = { name: 'Hob', description: '', pictures: [gate] }
  const shown = { ...emptyBookForm(), parkingPictures: [gate], equipment: [hob] }
  const {
    parkingPictures: _parking,
    checkinPictures: _checkin,
    ...older
  } = draftOf({
    equipment: [
      { name: 'Oven', description: '' },
      { name: 'Hob', description: 'Hot' },
    ],
  }).form

  const restored = formOfDraft(readWizardDraft({ form: older }), shown)
  expect(restored.parkingPictures).toEqual([gate])
  expect(restored.equipment).toEqual([
    { name: 'Oven', description: '' },
    { name: 'Hob', description: 'Hot', pictures: [gate] },
  ])
  const emptied = readWizardDraft({ form: { ...older, parkingPictures: [] } })
  expect(formOfDraft(emptied, shown).parkingPictures).toEqual([])
})

test('pictures with captions that are not uploaded are left out of a closing write, and come back to their places', () => {
  const listed = (url: string, caption: string) => ({ image: { url, width: 4, height: 3, srcSet: '' }, caption })
  const [data, stored] = [listed('data:image/png;base64,AAAA', 'gate'), listed('/media/1.webp', 'wall')]
  const whole = draftOf({
    parkingPictures: [data, stored],
    equipment: [{ name: 'Hob', description: '', pictures: [data] }],
  })

  const light = withoutWaitingImages(whole)
  expect(light.form.parkingPictures).toEqual([stored])
  expect(light.form.equipment).toEqual([{ name: 'Hob', description: '', pictures: [] }])
  const complete = withWaitingImages(light, whole).form
  expect(complete.parkingPictures).toEqual([stored, data])
  expect(complete.equipment[0]?.pictures).toEqual([data])

  const renamed = { ...light, form: { ...light.form, equipment: [{ name: 'Oven', description: '' }] } }
  expect(withWaitingImages(renamed, whole).form.equipment).toEqual([{ name: 'Oven', description: '' }])
})
