import { useTranslations } from 'use-intl'
import type { ApiError } from '#platform/browser/api.ts'

export type ImageProblem =
  | { kind: 'format' }
  | { kind: 'size'; file: File }
  /** The server's sentence says how many are possible. */
  | { kind: 'pixels'; file: File; message: string }
  | { kind: 'unreadable' }
  | { kind: 'refused'; message: string }
  /** The picture is kept on the device, to be uploaded later. */
  | { kind: 'waiting'; message: string }

/** A picture that the browser can make smaller. */
export type OversizedImage = Extract<ImageProblem, { file: File }>

/** Whether the server refuses the file itself, so that no second try helps. */
export function isFileRefusal({ status }: ApiError): boolean {
  return [400, 413, 415].includes(status)
}

/** Whether the server takes no more pictures from this account for the time being, or another one is signed in. */
export function isAccountRefusal({ status }: ApiError): boolean {
  return [403, 429].includes(status)
}

/** The sentence beside the field; none for a picture that is made to fit, which has a notice of its own. */
export function useProblemSentence(problem: ImageProblem | undefined): string | undefined {
  const t = useTranslations('bookEditor.image')
  const media = useTranslations('media.errors')
  if (problem?.kind === 'format') return media('UNSUPPORTED_IMAGE')
  if (problem?.kind === 'unreadable') return t('unreadable')
  return problem?.kind === 'refused' ? problem.message : undefined
}
