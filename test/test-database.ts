import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { migrations } from '../migrations/index.ts'

type TestDatabase = { url: string | undefined; drop(): Promise<void> }

/** A database with all tables and no rows: the path of a SQLite file, or the name of a PostgreSQL database. */
export type DatabaseTemplate = string

/**
 * A fresh database of the engine under test: a SQLite file, or a database on the PostgreSQL server that
 * TEST_DATABASE_URL names.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return { url: undefined, drop: async () => undefined }
  return createOnServer(server)
}

/**
 * Like `createTestDatabase`, with all tables. Copies the template, which is several times faster than migrating. On
 * PostgreSQL a dropped copy is emptied and used again, which is ten times faster than another copy.
 * @param sqliteFile path for a SQLite database; its folder must exist
 */
export async function copyTemplate(template: DatabaseTemplate, sqliteFile: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return copyOnServer(server, template)
  await copyFile(template, sqliteFile)
  return { url: undefined, drop: async () => undefined }
}

/** Migrates a database for `copyTemplate`. */
export async function createTemplate(): Promise<{ template: DatabaseTemplate; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-template-'))
  const { url = join(folder, 'template.sqlite'), drop } = await createTestDatabase()
  const db = openDatabase(url)
  await migrate(db, migrations)
  // PostgreSQL cannot copy a database with open connections; SQLite writes its log into the file when it is closed.
  await db.destroy()
  return {
    template: process.env['TEST_DATABASE_URL'] ? new URL(url).pathname.slice(1) : url,
    async drop() {
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createOnServer(server: string): Promise<TestDatabase> {
  const name = `benvenuto_test_${randomBytes(6).toString('hex')}`
  const url = await copyFiles(server, name, 'template1')
  return { url, drop: () => dropOnServer(server, name) }
}

/** A copy of a template, with a connection of its own: opening one costs more than emptying all tables. */
type Copy = { name: string; url: string; client: pg.Client; original: Content }

/** `rows`: in all tables. `schema`: a hash of everything else that a test can change. */
type Content = { rows: number; schema: string }

/** Empty copies that no test of this process uses, by template. */
const unused = new Map<DatabaseTemplate, Copy[]>()

async function copyOnServer(server: string, template: DatabaseTemplate): Promise<TestDatabase> {
  const copy = unused.get(template)?.pop() ?? (await createCopy(server, template))
  return {
    url: copy.url,
    async drop() {
      if (await empty(copy)) return void unused.set(template, [...(unused.get(template) ?? []), copy])
      await copy.client.end()
      await dropOnServer(server, copy.name)
    },
  }
}

async function createCopy(server: string, template: DatabaseTemplate): Promise<Copy> {
  const name = `${template}_${randomBytes(4).toString('hex')}`
  const url = await copyFiles(server, name, template)
  const client = new pg.Client({ connectionString: url })
  // A test may break all connections of its database, and the template is dropped together with its copies.
  client.on('error', () => undefined)
  await client.connect()
  return { name, url, client, original: await deleteRows(client, 'rollback') }
}

/** @returns false if the copy is not like a new one: many deleted rows would slow later tests */
async function empty({ client, original }: Copy): Promise<boolean> {
  if (original.rows > 0) return false
  try {
    const { schema, rows } = await deleteRows(client, 'commit')
    return schema === original.schema && rows < 2_000
  } catch {
    return false
  }
}

/** Ends all other connections, and deletes all rows without regard to foreign keys. @returns the content before that */
async function deleteRows(client: pg.Client, end: 'commit' | 'rollback'): Promise<Content> {
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';
    begin;
    set local session_replication_role = replica;
    do $$
    declare name text; deleted int; rows int := 0;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('delete from %I', name);
        get diagnostics deleted = row_count;
        rows := rows + deleted;
      end loop;
      perform set_config('test.rows', rows::text, true);
    end $$`)
  const { rows } = await client.query<Content>(`
    select current_setting('test.rows')::int as rows, md5(concat_ws(E'\n',
      (select string_agg(concat_ws(' ', relname, relkind), ',' order by oid) from pg_class
        where relnamespace = 'public'::regnamespace),
      (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid, attnum)
        from pg_attribute join pg_class on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace),
      (select string_agg(concat_ws(' ', conname, conrelid), ',' order by oid) from pg_constraint),
      (select string_agg(concat_ws(' ', tgname, tgrelid, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(nspname, ',' order by oid) from pg_namespace where nspname not like 'pg_%'),
      (select string_agg(name, ',' order by name) from kysely_migration),
      (select shobj_description(oid, 'pg_database') from pg_database where datname = current_database()))) as schema`)
  await client.query(end)
  const [content] = rows
  if (!content) throw new Error('PostgreSQL has not described the database.')
  return content
}

/** @returns the address of the new database */
async function copyFiles(server: string, name: string, template: string): Promise<string> {
  // Copying the files takes half as long as PostgreSQL's usual way, which writes every block to its log.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database and its copies, also those of other processes. */
async function dropOnServer(server: string, name: string): Promise<void> {
  const copies = await runOnServer(server, `select datname from pg_database where datname like '${name}%'`)
  for (const { datname } of copies) await runOnServer(server, `drop database ${datname} with (force)`)
}

async function runOnServer(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
