import { useTranslations } from 'use-intl'
import type { ApiError } from '#platform/browser/api.ts'

export type ImageProblem =
  | { kind: 'format' }
  | { kind: 'size'; file: File }
  /** The server's message contains the limit. */
  | { kind: 'pixels'; file: File; message: string }
  | { kind: 'unreadable' }
  | { kind: 'refused'; message: string }
  /** The picture is stored on the device, to be uploaded later. */
  | { kind: 'waiting'; message: string }

/** A picture that the browser can scale down. */
export type OversizedImage = Extract<ImageProblem, { file: File }>

/** Whether the server refuses the file itself, so that a retry is useless. */
export function isFileRefusal({ status }: ApiError): boolean {
  return [400, 413, 415].includes(status)
}

/** Whether the server accepts no more pictures from this account for now, or another one is signed in. */
export function isAccountRefusal({ status }: ApiError): boolean {
  return [403, 429].includes(status)
}

/** The message beside the field; none for a picture that is scaled down, which has its own notice. */
export function useProblemSentence(problem: ImageProblem | undefined): string | undefined {
  const t = useTranslations('bookEditor.image')
  const media = useTranslations('media.errors')
  if (problem?.kind === 'format') return media('UNSUPPORTED_IMAGE')
  if (problem?.kind === 'unreadable') return t('unreadable')
  return problem?.kind === 'refused' ? problem.message : undefined
}
