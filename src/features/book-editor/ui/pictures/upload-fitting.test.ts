import { expect, test, vi } from 'vitest'
import { maxImageBytes } from '#features/media/shared/image.ts'
import { ApiError } from '#platform/browser/api.ts'
import { uploadFitting, uploadPicture } from './upload-fitting.ts'

const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const shrink = async ({ name }: File) => photo(`small ${name}`)

test('an upload names the account for which the page was opened', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return Response.json({ url: '/media/gate', width: 4, height: 3, srcSet: '' }, { status: 201 })
  })

  await uploadPicture(photo('gate'), { accountId: 'giulia' })

  expect(calls).toEqual(['/api/images?accountId=giulia'])
})

test('a picture is made smaller only where the server would refuse it', async () => {
  const sent: string[] = []
  const upload = async (image: Blob) => {
    const { name } = image as File
    sent.push(name)
    if (name === 'wide') throw new ApiError(400, 'TOO_MANY_PIXELS', 'Too many pixels.')
    return name
  }

  const stored = [
    await uploadFitting(photo('usual'), { upload, shrink }),
    await uploadFitting(photo('heavy', maxImageBytes + 1), { upload, shrink }),
    await uploadFitting(photo('wide'), { upload, shrink }),
  ]

  expect(stored).toEqual(['usual', 'small heavy', 'small wide'])
  expect(sent).toEqual(['usual', 'small heavy', 'wide', 'small wide'])
})
