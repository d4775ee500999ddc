import type { Kysely } from 'kysely'

/**
 * Stays, the calendars that they come from, and what a book shows only to stays. Nothing about a guest is stored: dates,
 * the host's own note, and a keyed hash of a booking's UID. Dates are text `YYYY-MM-DD`, hours `HH:MM`, both in the
 * book's time zone; columns that end in `_at`, `_until` or `_since` are milliseconds UTC; `_sealed` is text that the
 * service's key opens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('books')
    .addColumn('secrets', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('books').addColumn('secrets_open_until', 'bigint').execute()

  await createSettings(db)
  await createCalendars(db)
  await createStays(db)
  await createQuestions(db)
  await createMessages(db)
  await createPush(db)
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stay_settings')
    .addColumn('book_id', 'text', (column) => column.primaryKey().references('books.id').onDelete('cascade'))
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('arrival_time', 'text', (column) => column.notNull())
    .addColumn('departure_time', 'text', (column) => column.notNull())
    .addColumn('release_hours', 'integer', (column) => column.notNull())
    .addColumn('buffer_hours', 'integer', (column) => column.notNull())
    .addColumn('code_mode', 'text', (column) => column.notNull())
    .addColumn('code_digits', 'integer', (column) => column.notNull())
    .addColumn('spare_codes_sealed', 'text', (column) => column.notNull())
    .addColumn('seen_gate', 'integer', (column) => column.notNull())
    .addColumn('cleaner_token_hash', 'text')
    .addColumn('cleaner_token_sealed', 'text')
    // Raised by each change that stays' pages show.
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('stay_settings_cleaner_token_hash')
    .on('stay_settings')
    .column('cleaner_token_hash')
    .unique()
    .execute()
}

async function createCalendars(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('address_sealed', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('host_name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('checked_at', 'bigint')
    .addColumn('succeeded_at', 'bigint')
    .addColumn('next_poll_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('leased_by', 'text')
    .addColumn('failure', 'text')
    .addColumn('failing_since', 'bigint')
    .addColumn('failure_told_at', 'bigint')
    .addColumn('ignored', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('depends_on_book', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('calendars_book_address', ['book_id', 'address_hash'])
    .execute()
  await db.schema.createIndex('calendars_next_poll_at').on('calendars').column('next_poll_at').execute()
}

async function createStays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('book_id', 'text', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('arrival', 'text', (column) => column.notNull())
    .addColumn('departure', 'text', (column) => column.notNull())
    .addColumn('arrival_time', 'text')
    .addColumn('departure_time', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('code_sealed', 'text')
    .addColumn('keeps_code', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('token_hash', 'text')
    .addColumn('token_sealed', 'text')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('removed_at', 'bigint')
    .addColumn('seen_at', 'bigint')
    .addColumn('code_confirmed_at', 'bigint')
    .addColumn('unconfirmed_told_at', 'bigint')
    .addColumn('spare_codes_sealed', 'text')
    .addColumn('spare_codes_shown', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('arrived_at', 'bigint')
    .addColumn('departed_at', 'bigint')
    .addColumn('calendar_id', 'text', (column) => column.references('calendars.id').onDelete('set null'))
    .addColumn('uid_hash', 'text')
    .addColumn('missing_polls', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('missing_since', 'bigint')
    .addColumn('is_doubtful', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('replaced_by_hash', 'text')
    // Raised by each change that the stay's page shows.
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('stays_token_hash').on('stays').column('token_hash').unique().execute()
  await db.schema.createIndex('stays_book_departure').on('stays').columns(['book_id', 'departure']).execute()
  await db.schema.createIndex('stays_calendar_id').on('stays').column('calendar_id').execute()
  await db.schema.createIndex('stays_arrival').on('stays').column('arrival').execute()
  await db.schema.createIndex('stays_departure').on('stays').column('departure').execute()
}

/** Questions about lines of a calendar that only the host can answer, and her answers. */
async function createQuestions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('calendar_id', 'text', (column) => column.notNull().references('calendars.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('arrival', 'text', (column) => column.notNull())
    .addColumn('departure', 'text', (column) => column.notNull())
    .addColumn('uid_hash', 'text', (column) => column.notNull())
    .addColumn('stay_id', 'text', (column) => column.references('stays.id').onDelete('cascade'))
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('calendar_questions_line', [
      'calendar_id',
      'kind',
      'arrival',
      'departure',
      'uid_hash',
      'stay_id',
    ])
    .execute()
  await db.schema.createIndex('calendar_questions_stay_id').on('calendar_questions').column('stay_id').execute()
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stay_message_templates')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stay_message_templates_pkey', ['account_id', 'moment', 'language'])
    .execute()
  await db.schema
    .createTable('stay_messages_sent')
    .addColumn('stay_id', 'text', (column) => column.notNull().references('stays.id').onDelete('cascade'))
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stay_messages_sent_pkey', ['stay_id', 'moment'])
    .execute()
  await db.schema
    .createTable('stay_digests')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('stay_digests_next_at').on('stay_digests').column('next_at').execute()
}

async function createPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
    .addColumn('content_sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_subscriptions_account_id').on('push_subscriptions').column('account_id').execute()
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key_sealed', 'text', (column) => column.notNull())
    .execute()
}
