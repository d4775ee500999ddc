import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { z } from 'zod'
import { ApiError, callApi } from '#platform/browser/api.ts'
import type { CaptchaMail } from '../shared/account-contract.ts'

export type Captcha = ReturnType<typeof useCaptcha>

/** What has to be typed to register: what a picture shows, or the code of a mail. */
export function useCaptcha() {
  const [timestamp, setTimestamp] = useState(() => Date.now())
  const [sentTo, setSentTo] = useState<string>()
  const language = useLocale()
  const mail = useMutation({
    mutationFn: (email: string) =>
      callApi('/api/captcha/mail', {
        method: 'POST',
        body: { email, language } satisfies CaptchaMail,
        answer: z.unknown(),
      }),
  })

  return {
    /** The address of the picture to read. */
    image: `/api/captcha?${timestamp}`,
    /** The address to which the code was mailed that replaces the picture; undefined while there is a picture. */
    sentTo,
    /** What became of the last request for a mail, where that is not seen by `sentTo`. */
    sending: sendingState(mail),
    /** Shows another picture. */
    renew: () => {
      // Two renewals within one millisecond must still be two addresses.
      setTimestamp((previous) => Math.max(previous + 1, Date.now()))
      setSentTo(undefined)
      mail.reset()
    },
    /** Has a code mailed; what was there before is good until the mail was accepted. @throws ApiError */
    send: async (email: string) => {
      await mail.mutateAsync(email)
      setSentTo(email)
    },
  }
}

function sendingState({ isPending, error }: { isPending: boolean; error: unknown }) {
  if (isPending) return 'busy'
  if (!error) return undefined
  return error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed'
}

/**
 * Whether a refused call has used its captcha up. A wrong answer does, and so does every refusal after it was compared, such
 * as a taken address: without a new one the next attempt could only fail. Before that, the answer typed is still good.
 */
export function needsNewCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.message.toUpperCase().includes('CAPTCHA')) return true
  return !['OFFLINE', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'].includes(error.code)
}
