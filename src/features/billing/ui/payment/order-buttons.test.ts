import { expect, test } from 'vitest'
import { billingMessages } from '../../messages/index.ts'

/**
 * Wording required by law: § 312j (3) BGB, art. L221-14 Code de la consommation, art. 51 (2) Codice del consumo, art.
 * 98.2 TRLGDCU.
 */
const obligations = {
  de: /zahlungspflichtig/i,
  fr: /avec obligation de paiement/,
  it: /con obbligo di pagamento/,
  es: /con obligación de pago/,
} as const

const languages = ['de', 'fr', 'it', 'es'] as const
const orders = ['trial', 'covered', 'paid', 'upgrade', 'change', 'resume'] as const

test.each(languages)(
  'in %s a button that orders says that it obliges to pay, and nothing but that and the plan',
  (language) => {
    const { payment, card } = billingMessages[language]
    for (const label of [...orders.map((kind) => payment.starts[kind]), card.order]) {
      expect(label).toMatch(obligations[language])
      expect(label.replace('{plan}', '')).not.toMatch(/[{},\d]/)
    }
  },
)

test.each(languages)('in %s no other button of the payment page says so', (language) => {
  const { payment, card } = billingMessages[language]
  const { newTrial, free, later, scheduled, overdue, settled } = payment.starts
  const withoutMoney = Object.values(payment.testStarts)
  for (const label of [newTrial, free, later, scheduled, overdue, settled, card.pay, ...withoutMoney]) {
    expect(label).not.toMatch(obligations[language])
  }
})

test.each(['en', ...languages] as const)(
  'in %s what is told before an order says that the price is a monthly one',
  (language) => {
    const { perMonth, payment } = billingMessages[language]
    for (const lead of [payment.leads.trial, payment.leads.covered]) expect(lead).toContain(`{price} ${perMonth}`)
  },
)
