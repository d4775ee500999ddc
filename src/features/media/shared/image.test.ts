import { expect, test } from 'vitest'
import { presentImage, readImageAddress } from './image.ts'

const id = 'abcdefghij-_0123456789'.slice(0, 22)

test('a picture’s address contains its id and width', () => {
  expect(presentImage({ id, width: 1000, height: 600, widths: [480, 800, 1000] })).toEqual({
    url: `/media/${id}/1000.webp`,
    width: 1000,
    height: 600,
    srcSet: `/media/${id}/480.webp 480w, /media/${id}/800.webp 800w, /media/${id}/1000.webp 1000w`,
  })
})

test('the id is read from an address of any width, and other addresses are rejected', () => {
  expect(readImageAddress(`/media/${id}/480.webp`)).toBe(id)
  for (const address of [
    '',
    `/media/${id}/0480.webp`,
    `/media/${id}/480.png`,
    `/media/${id}/480.webp/..`,
    `/media/${id}x/480.webp`,
    `/media/../${id}/480.webp`,
    `https://elsewhere.example/media/${id}/480.webp`,
    `/media/${id}/480.webp?x`,
  ]) {
    expect(readImageAddress(address), address).toBeUndefined()
  }
})
