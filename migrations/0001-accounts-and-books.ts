import type { Kysely } from 'kysely'

/** Times are milliseconds UTC as bigint, and lists are JSON text, so that both databases use the same schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_normalized', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addColumn('plan_status', 'text', (column) => column.notNull())
    .addColumn('trial_ends_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('accounts_email_key', ['email_normalized'])
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_account_id').on('sessions').column('account_id').execute()
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('captchas')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('captchas_expires_at').on('captchas').column('expires_at').execute()

  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('images')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('images_account_id').on('images').column('account_id').execute()

  let books = db.schema
    .createTable('books')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('cover_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('welcome_image_id', 'text', (column) => column.references('images.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
  for (const name of bookTexts) books = books.addColumn(name, 'text', (column) => column.notNull())
  await books.execute()
  await db.schema.createIndex('books_host_id').on('books').column('host_id').execute()
  await db.schema.createIndex('books_cover_image_id').on('books').column('cover_image_id').execute()
  await db.schema.createIndex('books_welcome_image_id').on('books').column('welcome_image_id').execute()

  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute()
}

const bookTexts = [
  'property_name',
  'property_type',
  'host_name',
  'host_email',
  'host_phone',
  'welcome_message',
  'address',
  'google_maps_link',
  'guests',
  'bedrooms',
  'bathrooms',
  'checkin_time',
  'checkin_instructions',
  'door_access_info',
  'door_code',
  'parking_info',
  'wifi_name',
  'wifi_password',
  'checkout_time',
  'checkout_instructions',
  'host_contact_info',
  'house_rules',
  'equipment',
  'activities',
  'useful_info',
  'bars_clubs',
  'restaurants',
  'shopping',
  'transport',
  'emergency_numbers',
] as const
