import { decodeText, isTooLong, type ManualBlock, splitText } from '#features/authoring/shared/import/manual-text.ts'
import { sortManual } from '#features/authoring/shared/import/sort-manual.ts'
import type { ReadAnswer, ReadRequest } from '../read-answer.ts'
import { OldWordError, readWord } from './read-word.ts'

/** The worker that reads and sorts a manual: large ones take seconds. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data).then((found) => postMessage(found))
})

async function answer(request: ReadRequest): Promise<ReadAnswer> {
  try {
    const blocks = await readBlocks(request)
    if (blocks.length === 0) return 'noText'
    return isTooLong(blocks) ? 'length' : sortManual(blocks)
  } catch (error) {
    return error instanceof OldWordError ? 'oldWord' : 'unreadable'
  }
}

async function readBlocks(request: ReadRequest): Promise<readonly ManualBlock[]> {
  if ('blocks' in request) return request.blocks
  if ('text' in request) return splitText(request.text)
  return request.isWord ? readWord(request.bytes) : splitText(decodeText(request.bytes))
}
