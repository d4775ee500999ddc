import { resolve } from 'node:path'
import { type Account, accessOf, listAccounts } from '#features/accounts/index.ts'
import {
  grantAdminByCommand,
  putBackByCommand,
  setTrialEndByCommand,
  takeOfflineByCommand,
} from '#features/admin/index.ts'
import { TakeOfflineRequest } from '#features/admin/shared/admin-contract.ts'
import { renewRedemptions } from '#features/billing/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { listLastRuns, runJob, scheduleOf } from '#platform/jobs.ts'
import { createLog } from '#platform/log.ts'
import { findKeyProblem, replaceLostKey } from '#platform/service-key.ts'
import { openStorage } from '#platform/storage.ts'
import { migrations } from '../migrations/index.ts'
import { BackupError } from './backup/backup-error.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { printBackups, withBackupFile } from './backup/stored-backups.ts'
import { writeBackup } from './backup/write-backup.ts'
import { explainCalendar } from './calendar-command.ts'
import { CommandError, type Options, type Print, readDate } from './command.ts'
import { type Config, readConfig } from './config.ts'
import { readDatabase } from './doctor/database-checks.ts'
import { runDoctor } from './doctor/doctor.ts'
import { errorTexts } from './error-texts.ts'
import { jobs } from './jobs.ts'
import { textLimits } from './limits.ts'
import { openContext, openMigratedDatabase } from './main.ts'
import { moveDatabase } from './move-database.ts'

export const usage = `Usage: npm run admin -- COMMAND
       benvenuto admin COMMAND (in a package or image)

  users list                          every account with its plan
  users grant-admin EMAIL             makes an account an admin
  users set-trial-end EMAIL ISO-DATE  moves the end of a trial, e.g. to 2026-12-31 or 2026-12-31T18:00Z
  books take-offline ID --reason TEXT keeps a book from guests; its host is told, with the reason
  books put-back ID                   lets guests read it again
  jobs list                           scheduled jobs, and when each last ran
  jobs run NAME                       runs one of them now
  doctor                              checks settings, keys, DNS, TLS, mail, payments, translation, storage, database,
                                      clock, disk and permissions; the service may run. Exit code 0: all is well,
                                      1: a warning, 2: a failure
  backup FILE                         saves database and pictures to one file; the service may run. PostgreSQL needs
                                      its pg_dump and pg_restore
  backups list                        the backups in BACKUP_URL, and which of them were restored on trial
  restore FILE [--force]              restores a backup, a file or one in BACKUP_URL; stop the service first. --force
                                      replaces existing data
  move-to-postgres URL                copies a SQLite database into an empty PostgreSQL one
  calendars explain FILE... --zone ZONE [--now ISO-DATE] [--every MINUTES]
                                      what a calendar says, as JSON; several files are polls in that order, from
                                      --now (by default so that the last is now), --every 15 minutes
  replace-lost-key                    lets the database be used with a new key of the service
  help                                this text`

type Command =
  | {
      /** Names of the arguments after the command's words. */
      parameters: readonly string[]
      flags?: readonly string[]
      /** Required flags with a value, and a description of each value. */
      options?: Options
      run(
        context: Context,
        print: Print,
        parameters: readonly string[],
        flags: readonly string[],
        options: Options,
      ): Promise<void>
    }
  | OfflineCommand
  | PlainCommand

/** A command that needs neither settings nor a database. */
type PlainCommand = {
  parameters: readonly string[]
  /** Whether the last parameter can be repeated. */
  isRepeated?: boolean
  flags?: readonly string[]
  options?: Options
  /** Flags with a value that can be left out. */
  optional?: readonly string[]
  runPlainly(print: Print, parameters: readonly string[], options: Options): Promise<void>
}

/** A command that needs exclusive access: the database must not be open, not even in this process. */
type OfflineCommand = {
  parameters: readonly string[]
  flags?: readonly string[]
  options?: Options
  runOffline(config: Config, print: Print, parameters: readonly string[], flags: readonly string[]): Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  'users list': { parameters: [], run: printAccounts },
  'users grant-admin': { parameters: ['EMAIL'], run: makeAdmin },
  'users set-trial-end': { parameters: ['EMAIL', 'ISO-DATE'], run: moveTrialEnd },
  'books take-offline': { parameters: ['ID'], options: { '--reason': 'TEXT' }, run: takeBookOffline },
  'books put-back': { parameters: ['ID'], run: putBookBack },
  'calendars explain': {
    parameters: ['FILE'],
    isRepeated: true,
    options: { '--zone': 'ZONE' },
    optional: ['--now', '--every'],
    runPlainly: explainCalendar,
  },
  doctor: { parameters: [], runPlainly: examine },
  'jobs list': { parameters: [], run: printJobs },
  'jobs run': { parameters: ['NAME'], run: runNamedJob },
  backup: { parameters: ['FILE'], run: backUp },
  'move-to-postgres': { parameters: ['URL'], runOffline: moveToPostgres },
  'replace-lost-key': { parameters: [], runOffline: replaceKey },
  'backups list': { parameters: [], runOffline: printBackups },
  restore: { parameters: ['FILE'], flags: ['--force'], runOffline: restore },
}

/**
 * Executes one command of the operator.
 * @throws CommandError if the command is not valid
 */
export async function runCommand(args: readonly string[], context: Context, print: Print): Promise<void> {
  if (asksForHelp(args)) return print(usage)
  const { command, parameters, flags, options } = findCommand(args)
  if ('runPlainly' in command) return command.runPlainly(print, parameters, options)
  await ('run' in command
    ? command.run(context, print, parameters, flags, options)
    : command.runOffline(context.config, print, parameters, flags))
}

function asksForHelp([first]: readonly string[]): boolean {
  return first === undefined || first === 'help' || first === '--help' || first === '-h'
}

type FoundCommand = { command: Command; parameters: readonly string[]; flags: readonly string[]; options: Options }

function findCommand(args: readonly string[]): FoundCommand {
  const words = args.slice(0, 2)
  const name = Object.hasOwn(commands, words[0] ?? '') ? (words[0] ?? '') : words.join(' ')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const wanted = Object.entries(command?.options ?? {})
  const optional = command && 'optional' in command ? (command.optional ?? []) : []
  const { options, rest } = takeOptions(args.slice(name.split(' ').length), [
    ...wanted.map(([option]) => option),
    ...optional,
  ])
  const flags = rest.filter((argument) => command?.flags?.includes(argument))
  const parameters = rest.filter((argument) => !flags.includes(argument))
  if (!command) throw new CommandError(`There is no command "${name}".\n\n${usage}`)
  const isComplete = wanted.every(([option]) => options[option] !== undefined)
  const { length } = command.parameters
  const isRepeated = 'isRepeated' in command && command.isRepeated === true
  if ((isRepeated ? parameters.length < length : parameters.length !== length) || !isComplete) {
    const expected = [...command.parameters, ...wanted.map((option) => option.join(' '))].join(' and ') || 'nothing'
    throw new CommandError(`"${name}" takes ${expected}.\n\n${usage}`)
  }
  return { command, parameters, flags, options }
}

/** Separates flags and their values from the other arguments. */
function takeOptions(args: readonly string[], names: readonly string[]): { options: Options; rest: string[] } {
  const options: Record<string, string> = {}
  const rest: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? ''
    const value = args[index + 1]
    if (names.includes(argument) && value !== undefined) {
      options[argument] = value
      index += 1
    } else rest.push(argument)
  }
  return { options, rest }
}

async function examine(print: Print): Promise<void> {
  process.exitCode = await runDoctor(process.env, print)
  // A connection of a check that ran out of time would keep the process alive.
  setTimeout(() => process.exit(), second).unref()
}

async function printAccounts({ db, clock }: Context, print: Print): Promise<void> {
  const accounts = await listAccounts(db)
  for (const account of accounts) print(describeAccount(account, clock.now()))
  print(accounts.length === 1 ? '1 account' : `${accounts.length} accounts`)
}

function describeAccount(account: Account, now: number): string {
  const { status } = accessOf(account, now)
  const end = status === 'active' ? account.accessUntil : account.trialEndsAt
  return [
    account.email,
    account.name,
    account.role,
    account.plan ?? 'no plan',
    status,
    end === null ? '' : `until ${new Date(end).toISOString()}`,
  ]
    .filter(Boolean)
    .join('  ')
}

async function makeAdmin(context: Context, print: Print, [email = '']: readonly string[]): Promise<void> {
  const account = await grantAdminByCommand(context, email)
  if (!account) throw noAccount(email)
  print(`${account.email} is now an operator.`)
}

async function moveTrialEnd(context: Context, print: Print, [email = '', date = '']: readonly string[]): Promise<void> {
  const end = readDate(date)
  const account = await setTrialEndByCommand(context, email, end)
  if (!account) throw noAccount(email)
  if (account.planStatus !== 'trial')
    throw new CommandError(`${account.email} is not on a trial but has an active plan.`)
  print(`The trial of ${account.email} ends at ${new Date(end).toISOString()}.`)
}

function noAccount(email: string): CommandError {
  return new CommandError(`No account has the address "${email}".`)
}

async function takeBookOffline(
  context: Context,
  print: Print,
  [bookId = '']: readonly string[],
  _flags: readonly string[],
  options: Options,
): Promise<void> {
  const read = TakeOfflineRequest.safeParse({ reason: options['--reason'] })
  if (!read.success) throw new CommandError(`The reason needs between 1 and ${textLimits.note} letters.`)
  await tellRefusals(() => takeOfflineByCommand(context, bookId, read.data.reason))
  print(`${bookId} is offline. Its host is told by mail.`)
}

async function putBookBack(context: Context, print: Print, [bookId = '']: readonly string[]): Promise<void> {
  await tellRefusals(() => putBackByCommand(context, bookId))
  print(`${bookId} is back online. Its host is told by mail.`)
}

async function tellRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(errorTexts.en[error.code] ?? error.code, { cause: error })
    throw error
  }
}

async function printJobs({ db, config }: Context, print: Print): Promise<void> {
  const lastRuns = await listLastRuns(db)
  for (const job of jobs) {
    const last = lastRuns.get(job.name)
    print(
      `${job.name}  ${scheduleOf(job, config) ?? 'no schedule'}  ${last === undefined ? 'never ran' : `last ran ${new Date(last).toISOString()}`}`,
    )
  }
}

async function runNamedJob(context: Context, print: Print, [name = '']: readonly string[]): Promise<void> {
  const job = jobs.find((candidate) => candidate.name === name)
  if (!job)
    throw new CommandError(`There is no job "${name}". There are: ${jobs.map((known) => known.name).join(', ')}.`)
  if (!(await tellBackupErrors(() => runJob(context, job))))
    throw new CommandError(`${name} is running already, on this machine or another.`)
  print(`${name} is done.`)
}

async function backUp(context: Context, print: Print, [file = '']: readonly string[]): Promise<void> {
  const { files } = await tellBackupErrors(() =>
    writeBackup(context, file, { now: context.clock.now(), key: context.config.backup.key }),
  )
  print(`${resolve(file)} holds the database and ${countFiles(files)} of pictures.`)
  if (context.config.backup.key) print('It is sealed: it can only be restored with BACKUP_KEY.')
  print(
    'It does not hold the key of the service (SECRET_KEY, or DATA_DIR/secret.key): keep a copy of that in another place.',
  )
}

async function restore(
  config: Config,
  print: Print,
  [file = '']: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const storage = openStorage(config.mediaUrl, resolve(config.dataDir, 'media'))
  const knownMigrations = Object.keys(migrations)
  const options = { force: flags.includes('--force'), knownMigrations, key: config.backup.key }
  const { files, createdAt } = await tellBackupErrors(() =>
    withBackupFile(config, file, (found) => restoreBackup({ config, storage }, found, options)),
  )
  print(`The database and ${countFiles(files)} of pictures are as they were at ${new Date(createdAt).toISOString()}.`)
  const database = await readDatabase(config)
  const problem = database.state === 'read' ? findKeyProblem(config, database.checkValue) : undefined
  if (problem) print(`The service will not start yet. ${problem}`)
}

async function moveToPostgres(config: Config, print: Print, [url = '']: readonly string[]): Promise<void> {
  const { tables, rows } = await tellBackupErrors(() => moveDatabase(config, url))
  print(`${rows} rows of ${tables} tables are in PostgreSQL. Set DATABASE_URL to it and start the service.`)
}

async function replaceKey(config: Config, print: Print): Promise<void> {
  const db = await openMigratedDatabase(config, createLog(config.logLevel))
  try {
    print(
      (await replaceLostKey(db, config, renewRedemptions))
        ? 'The database accepts the key of this service now. Accounts that were deleted may use their discount codes once more.'
        : 'The database accepts the key of this service already.',
    )
  } finally {
    await db.destroy()
  }
}

function countFiles(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}

async function tellBackupErrors<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message, { cause: error }) : error
  }
}

async function main(args: readonly string[]): Promise<void> {
  const print: Print = (line) => process.stdout.write(`${line}\n`)
  if (asksForHelp(args)) return print(usage)
  // Checks the command before the database is opened.
  const { command, parameters, flags, options } = findCommand(args)
  if ('runPlainly' in command) return command.runPlainly(print, parameters, options)
  const config = readConfig(process.env)
  if ('runOffline' in command) return command.runOffline(config, print, parameters, flags)
  const { context, close } = await openContext(config)
  try {
    await runCommand(args, context, print)
  } finally {
    await close()
  }
}

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
