import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { z } from 'zod'
import { ApiError, callApi } from '#platform/browser/api.ts'
import type { CaptchaMail } from '../shared/account-contract.ts'

export type Captcha = ReturnType<typeof useCaptcha>

/** The state of the captcha: a picture, or a code sent by mail. */
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
    /** The address to which a code was mailed; undefined while a picture is shown. */
    sentTo,
    /** State of the last request for a mail: busy, failed or too many; undefined otherwise. */
    sending: sendingState(mail),
    /** Shows another picture. */
    renew: () => {
      // Two renewals within one millisecond still need different addresses.
      setTimestamp((previous) => Math.max(previous + 1, Date.now()))
      setSentTo(undefined)
      mail.reset()
    },
    /** Requests a code by mail. The current captcha stays until the request succeeds. @throws ApiError */
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
 * Whether a refused call has consumed its captcha. A wrong answer consumes it, and so does every refusal after the answer
 * was compared, such as a taken address. Refusals before that, such as invalid input, do not.
 */
export function needsNewCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.message.toUpperCase().includes('CAPTCHA')) return true
  return !['OFFLINE', 'UNREACHED', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'].includes(error.code)
}

/** Whether a call was refused because of the captcha's answer. A mailed code then still works. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CAPTCHA_INVALID'
}
