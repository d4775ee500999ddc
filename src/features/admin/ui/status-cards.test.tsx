import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { adminMessages } from '../messages/index.ts'
import type { Overview } from '../shared/admin-contract.ts'
import { StatusCards } from './status-cards.tsx'

const quiet: Overview = {
  countedAt: null,
  mail: {
    transport: 'smtp',
    health: 'working',
    templates: 10,
    counts: { waiting: 0, sending: 0, sent: 0, dropped: 0, dead: 0 },
    oldestWaitingAt: null,
  },
  operator: { missing: [] },
  notifications: { adminEmail: null, templates: 7 },
  payments: { provider: 'test', hasWebhookSecret: false, webhookLastSeenAt: null },
  trials: { days: 14, running: 0, endingIn3Days: 0, endingIn7Days: 0 },
  accounts: { hosts: 0, disabled: 0, disabledCharged: 0 },
  books: { draft: 0, published: 0 },
  backups: { state: 'off', provedAt: null, missing: 0, failure: null },
}

const failure = { at: '2026-03-03T12:00:00.000Z', step: 'proof', reason: 'It is cut off.' } as const

test.each<[Language, string, string]>([
  ['en', 'Last verified restore: 2 Mar 2026', 'The test restore failed: It is cut off.'],
  ['it', 'Ultimo ripristino verificato: 2 mar 2026', 'Test di ripristino non riuscito: It is cut off.'],
  ['fr', 'Dernière restauration vérifiée\u00a0: 2 mars 2026', 'Essai de restauration en échec\u00a0: It is cut off.'],
  ['es', 'Última restauración comprobada: 2 mar 2026', 'La restauración de prueba ha fallado: It is cut off.'],
  ['de', 'Letzte geprüfte Wiederherstellung: 02.03.2026', 'Wiederherstellung zur Probe fehlgeschlagen: It is cut off.'],
])('the card of backups says in %s when a restore was proved, and what failed since', (language, proved, failed) => {
  const render = (backups: Overview['backups']) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={{ admin: adminMessages[language] }} timeZone="UTC">
        <StatusCards overview={{ ...quiet, backups }} />
      </IntlProvider>,
    )
  expect(render(quiet.backups)).toContain('BACKUP_URL')
  const provedAt = '2026-03-02T12:00:00.000Z'
  const html = render({ state: 'failing', provedAt, missing: 0, failure })
  expect(html).toContain(proved)
  expect(html).toContain(failed)
  expect(render({ state: 'proved', provedAt, missing: 0, failure })).not.toContain(failed)
})

test.each<[Language, string]>([
  ['en', 'The backup may lack pictures: 1 of 2.'],
  ['it', 'Nel backup potrebbero mancare foto: 1 of 2.'],
  ['fr', 'Des photos manquent peut-être dans la sauvegarde\u00a0: 1 of 2.'],
  ['es', 'Puede que falten fotos en la copia: 1 of 2.'],
  ['de', 'In der Sicherung fehlen vielleicht Bilder: 1 of 2.'],
])(
  'the card of backups does not call a backup without pictures one that cannot be restored, in %s',
  (language, text) => {
    const lacking = { ...failure, step: 'pictures', reason: '1 of 2.' } as const
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={{ admin: adminMessages[language] }} timeZone="UTC">
        <StatusCards
          overview={{ ...quiet, backups: { state: 'failing', provedAt: null, missing: 0, failure: lacking } }}
        />
      </IntlProvider>,
    )
    expect(html).toContain(text)
  },
)

test.each<[Language, string, string]>([
  ['en', 'This backup lacks 1 picture that was lost.', 'This backup lacks 1,200 pictures that were lost.'],
  ['it', 'Nel backup manca 1 foto andata persa.', 'Nel backup mancano 1200 foto andate perse.'],
  [
    'fr',
    'Il manque 1 photo dans cette sauvegarde\u00a0: elle est perdue.',
    'Il manque 1\u202f200 photos dans cette sauvegarde\u00a0: elles sont perdues.',
  ],
  ['es', 'En esta copia falta 1 foto que se perdió.', 'En esta copia faltan 1200 fotos que se perdieron.'],
  ['de', 'In dieser Sicherung fehlt 1 verlorenes Bild.', 'In dieser Sicherung fehlen 1.200 verlorene Bilder.'],
])('the card of backups says in %s how many pictures a proved backup lacks', (language, one, many) => {
  const render = (missing: number) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={{ admin: adminMessages[language] }} timeZone="UTC">
        <StatusCards
          overview={{
            ...quiet,
            backups: { state: 'proved', provedAt: '2026-03-02T12:00:00.000Z', missing, failure: null },
          }}
        />
      </IntlProvider>,
    )
  expect(render(1)).toContain(one)
  expect(render(1200)).toContain(many)
  expect(render(0)).not.toContain('text-warning')
})

test.each<[Language, string]>([
  ['en', 'sent emails as of 2 Mar 2026, '],
  ['it', 'Ultimo aggiornamento: 2 mar 2026, '],
  ['fr', 'e-mails envoyés\u00a0: chiffres du 2 mars 2026, '],
  ['es', 'enviados a fecha de 2 mar 2026, '],
  ['de', 'Stand 02.03.2026, '],
])('the cards say in %s when the numbers were counted, if not for this page', (language, text) => {
  const render = (countedAt: string | null) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={{ admin: adminMessages[language] }} timeZone="UTC">
        <StatusCards overview={{ ...quiet, countedAt }} />
      </IntlProvider>,
    )
  expect(render('2026-03-02T12:00:00.000Z')).toContain(text)
  expect(render(null)).not.toContain('text-small text-muted')
})

test('large numbers are written in groups', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ admin: adminMessages.en }} timeZone="UTC">
      <StatusCards overview={{ ...quiet, books: { draft: 0, published: 1_000_000 } }} />
    </IntlProvider>,
  )
  expect(html).toContain('>1,000,000<')
})
