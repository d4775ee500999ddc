import { Gauge } from 'prom-client'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { registry } from '#platform/metrics/metrics.ts'
import { countUnsent } from './mail-overview-queries.ts'

const mails = new Gauge({
  name: 'benvenuto_mails',
  help: 'Mails in the outbox that are waiting, due or dead; counted up to 10000 each.',
  labelNames: ['state'] as const,
  registers: [registry],
})

const oldestDue = new Gauge({
  name: 'benvenuto_mail_oldest_due_seconds',
  help: 'How long the mail that is due longest has been due; 0: none is.',
  registers: [registry],
})

/** Reads the outbox for `/metrics`. It is in the database, so every node reports the same. */
export function watchOutbox({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<void> {
  return async () => {
    const now = clock.now()
    const { waiting, due, dead, oldestDueAt } = await countUnsent(db, now)
    mails.set({ state: 'waiting' }, waiting)
    mails.set({ state: 'due' }, due)
    mails.set({ state: 'dead' }, dead)
    oldestDue.set(oldestDueAt === undefined ? 0 : Math.max(0, now - oldestDueAt) / second)
  }
}
