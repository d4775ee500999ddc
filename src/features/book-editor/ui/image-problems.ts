import { useTranslations } from 'use-intl'

export type ImageProblem =
  | { kind: 'format' }
  | { kind: 'size'; file: File }
  /** The server's sentence says how many are possible. */
  | { kind: 'pixels'; file: File; message: string }
  | { kind: 'unreadable' }
  | { kind: 'refused'; message: string }

/** A picture that the browser can make smaller. */
export type OversizedImage = Extract<ImageProblem, { file: File }>

/** Answers that no second try will change soon; on all others the picture waits and goes with the book. */
export const finalRefusals: readonly number[] = [400, 403, 413, 415, 429]

/** The sentence beside the field; none for a picture that is made to fit, which has a notice of its own. */
export function useProblemSentence(problem: ImageProblem | undefined): string | undefined {
  const t = useTranslations('bookEditor.image')
  const media = useTranslations('media.errors')
  if (problem?.kind === 'format') return media('UNSUPPORTED_IMAGE')
  if (problem?.kind === 'unreadable') return t('unreadable')
  return problem?.kind === 'refused' ? problem.message : undefined
}
