import { expect, test } from 'vitest'
import { deadMailRetentionDays } from '#features/mail/server/delivery/mail-jobs.ts'
import { maxAttempts, retryDelay } from '#features/mail/shared/mail.ts'
import { daysKept } from '#features/stays/shared/stay.ts'
import { limitWindows } from '#limits.ts'
import { day, hour } from '#platform/clock.ts'
import { de as deDeclarations } from '../messages/declarations/de.ts'
import { en as enDeclarations } from '../messages/declarations/en.ts'
import { es as esDeclarations } from '../messages/declarations/es.ts'
import { fr as frDeclarations } from '../messages/declarations/fr.ts'
import { it as itDeclarations } from '../messages/declarations/it.ts'
import { de } from '../messages/legal/de.ts'
import { en } from '../messages/legal/en.ts'
import { es } from '../messages/legal/es.ts'
import { fr } from '../messages/legal/fr.ts'
import { it } from '../messages/legal/it.ts'

test('the privacy text states how long rate-limit records of mail addresses are kept, and it is correct', () => {
  const terms = [
    { texts: en, term: 'eight days at most' },
    { texts: it, term: 'al massimo per otto giorni' },
    { texts: fr, term: 'huit jours au plus' },
    { texts: es, term: 'ocho días como máximo' },
    { texts: de, term: 'höchstens acht Tage' },
  ]
  for (const { texts, term } of terms) expect(JSON.stringify(texts)).toContain(term)
  // A record is deleted one hour after the end of its window, by an hourly job.
  expect(Math.max(...Object.values(limitWindows)) + 2 * hour).toBeLessThanOrEqual(8 * day)
})

test('the privacy text says when a mail that could not be delivered is deleted, and it is not kept for longer', () => {
  const terms = [
    { texts: en, term: 'after ten days at most' },
    { texts: it, term: 'al massimo dopo dieci giorni' },
    { texts: fr, term: 'au bout de dix jours au plus' },
    { texts: es, term: 'en un plazo máximo de diez días' },
    { texts: de, term: 'nach höchstens zehn Tagen' },
  ]
  for (const { texts, term } of terms) expect(JSON.stringify(texts)).toContain(term)
  const attempts = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1))
  const attemptsLength = attempts.reduce((sum, delay) => sum + delay, 0)
  // The job runs once a day.
  expect(attemptsLength + (deadMailRetentionDays + 1) * day).toBeLessThanOrEqual(10 * day)
})

test('the privacy text says how long stays are kept, and it is correct', () => {
  const terms = [
    { texts: en, term: 'until 30 days after departure' },
    { texts: it, term: 'fino a 30 giorni dopo la partenza' },
    { texts: fr, term: 'jusqu’à 30 jours après le départ' },
    { texts: es, term: 'hasta 30 días después de la salida' },
    { texts: de, term: 'bis 30 Tage nach der Abreise' },
  ]
  for (const { texts, term } of terms) expect(JSON.stringify(texts).replaceAll('\u00a0', ' ')).toContain(term)
  expect(daysKept).toBe(30)
})

test('the form of declarations and the privacy text both say that they go with the account of a signed-in host', () => {
  const terms = [
    {
      form: enDeclarations,
      policy: en,
      inForm: 'when you delete your account',
      inPolicy: 'those that you wrote while signed in',
    },
    { form: itDeclarations, policy: it, inForm: 'insieme all’account', inPolicy: 'anche insieme al tuo account' },
    {
      form: frDeclarations,
      policy: fr,
      inForm: 'si vous supprimez ce compte',
      inPolicy: 'ceux que vous avez écrits depuis votre compte',
    },
    {
      form: esDeclarations,
      policy: es,
      inForm: 'si eliminas tu cuenta',
      inPolicy: 'también cuando eliminas tu cuenta',
    },
    {
      form: deDeclarations,
      policy: de,
      inForm: 'wenn Sie Ihr Konto löschen',
      inPolicy: 'löschen wir auch mit Ihrem Konto',
    },
  ]
  for (const { form, policy, inForm, inPolicy } of terms) {
    expect(form.kept).toContain(inForm)
    expect(JSON.stringify(policy)).toContain(inPolicy)
  }
})
