import { expect, test } from 'vitest'
import { mailMessages } from '#features/mail/messages/index.ts'
import { languages } from '#platform/i18n/languages.ts'
import { billingMessages } from '../messages/index.ts'

test.each(languages)('in %s a mail names the button that brings a renewal back as the profile does', (language) => {
  const button = billingMessages[language].subscription.actions.resume
  expect(mailMessages[language].subscriptionStopped.renewal.goOn).toContain(button)
})
