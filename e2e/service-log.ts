import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { watchLog } from '#test/watch-log.ts'

/** Tables with what hosts, guests and operators have entered. */
const tables = ['accounts', 'books', 'stays', 'support_messages', 'book_reports']

/**
 * Lines of a service's log with private data: mail addresses, and what its database has of names, codes, notes and
 * tokens of mails.
 */
export function findLeaksOf(logFile: string, dataDir: string): string[] {
  const watched = watchLog()
  const file = join(dataDir, 'benvenuto.db')
  if (existsSync(file)) {
    const database = new DatabaseSync(file, { readOnly: true })
    for (const table of tables) {
      for (const row of database.prepare(`select * from ${table}`).all()) watched.noteRow(row)
    }
    for (const row of database.prepare('select sent_html, unsubscribe_token from mails').all()) {
      watched.noteMail({ html: row['sent_html'] as string | null, unsubscribeToken: String(row['unsubscribe_token']) })
    }
    database.close()
  }
  for (const line of readFileSync(logFile, 'utf8').split('\n')) watched.write(line)
  return watched.findLeaks()
}

/** At the end of all browser tests: the run fails if the log of the service they share has private data. */
// biome-ignore lint/style/noDefaultExport: Playwright's teardown is the default export of its file
export default function checkServiceLog(): void {
  const { E2E_LOG_FILE = '', E2E_DATA_DIR = '' } = process.env
  const leaks = findLeaksOf(E2E_LOG_FILE, E2E_DATA_DIR)
  if (leaks.length > 0) throw new Error(`The log of the service has private data:\n${leaks.join('\n')}`)
}
