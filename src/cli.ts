import type { Writable } from 'node:stream'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { makeAdmin, moveTrialEnd, printAccounts, putBookBack, takeBookOffline } from './account-commands.ts'
import { acceptLoss, backUp, printBackups, restore, restorePictures } from './backup/backup-commands.ts'
import { explainCalendar } from './calendar-command.ts'
import { CommandError, type Options, type Print } from './command.ts'
import { type Config, readConfig } from './config.ts'
import { runDoctor } from './doctor/doctor.ts'
import { printJobs, runNamedJobs } from './job-commands.ts'
import { replaceKey, resealAll } from './key-commands.ts'
import { openContext } from './main.ts'
import { moveToPostgres, moveToSqlite } from './move/move-commands.ts'

export const usage = `Usage: npm run admin -- COMMAND
       benvenuto admin COMMAND (in a package or image)

  users list                          every account with its plan
  users grant-admin EMAIL             makes an account an admin
  users set-trial-end EMAIL ISO-DATE  moves the end of a trial, e.g. to 2026-12-31 or 2026-12-31T18:00Z
  books take-offline ID --reason TEXT keeps a book from guests; its host is told, with the reason
  books put-back ID                   lets guests read it again
  jobs list                           scheduled jobs, and when each last ran
  jobs run NAME...                    runs some of them now, one after the other
  doctor                              checks settings, keys, DNS, TLS, mail, payments, translation, traces, storage,
                                      pictures, database, replica, backups, clock, disk and permissions; the service may
                                      run. Exit code 0: all is well, 1: a warning, 2: a failure
  backup FILE                         saves database and pictures to one file; the service may run. PostgreSQL needs
                                      its pg_dump and pg_restore
  backups list                        the backups in BACKUP_URL, and which of them were restored on trial
  backups accept-loss [--force]       lets backups count as proved without the pictures that are missing now, and names
                                      them before; the service may run. --force does not ask before
  restore FILE [--force]              restores a backup, a file or one in BACKUP_URL; stop the service first. --force
                                      replaces existing data
  restore-pictures FILE               puts back the pictures that are missing now and that a backup has, a file or one in
                                      BACKUP_URL; changes nothing else, and the service may run
  move-to-postgres [URL]              copies the database from SQLite in DATA_DIR into the empty PostgreSQL one that
                                      DATABASE_URL names; or into that of an address, which other users can see
  move-to-sqlite FILE                 copies the database from PostgreSQL into a new file. Stop the service first; a move
                                      that was interrupted continues when it is run again
  calendars explain FILE... --zone ZONE [--now ISO-DATE] [--every MINUTES]
                                      what a calendar says, as JSON; several files are polls in that order, from
                                      --now (by default so that the last is now), --every 15 minutes
  keys reseal                         encrypts codes, links and addresses again with the new key; the service may run,
                                      and does it by itself while SECRET_KEY_OLD is set
  replace-lost-key [--force]          lets the database be used with a new key of the service. What the old one has sealed
                                      is lost: hosts enter codes, links and addresses of calendars again. --force does
                                      not ask before
  help [COMMAND]                      this text, or that of one command`

type Command =
  | {
      /** Names of the arguments after the command's words; one in brackets can be left out. */
      parameters: readonly string[]
      /** Whether the last parameter can be repeated. */
      isRepeated?: boolean
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
  'jobs run': { parameters: ['NAME'], isRepeated: true, run: runNamedJobs },
  backup: { parameters: ['FILE'], run: backUp },
  'move-to-postgres': { parameters: ['[URL]'], runOffline: moveToPostgres },
  'move-to-sqlite': { parameters: ['FILE'], runOffline: moveToSqlite },
  'keys reseal': { parameters: [], run: resealAll },
  'replace-lost-key': { parameters: [], flags: ['--force'], runOffline: replaceKey },
  'backups list': { parameters: [], runOffline: printBackups },
  'backups accept-loss': { parameters: [], flags: ['--force'], run: acceptLoss },
  restore: { parameters: ['FILE'], flags: ['--force'], runOffline: restore },
  'restore-pictures': { parameters: ['FILE'], run: restorePictures },
}

/**
 * Executes one command of the operator.
 * @throws CommandError if the command is not valid
 */
export async function runCommand(args: readonly string[], context: Context, print: Print): Promise<void> {
  if (asksForHelp(args)) return print(describeCommands(args))
  const { command, parameters, flags, options } = findCommand(args)
  if ('runPlainly' in command) return command.runPlainly(print, parameters, options)
  await ('run' in command
    ? command.run(context, print, parameters, flags, options)
    : command.runOffline(context.config, print, parameters, flags))
}

const helpFlags = ['--help', '-h']

function asksForHelp(args: readonly string[]): boolean {
  const [first] = args
  return first === undefined || first === 'help' || args.some((argument) => helpFlags.includes(argument))
}

/** The part of the usage about the commands that the words name; the whole usage if they name none. */
function describeCommands(args: readonly string[]): string {
  const [first = '', last = ''] = args.filter((word) => word !== 'help' && !helpFlags.includes(word))
  const texts = usage.split(/\n(?= {2}\w)/).slice(1)
  const ofFirst = texts.filter((text) => text.startsWith(`  ${first} `))
  const ofBoth = ofFirst.filter((text) => text.startsWith(`  ${first} ${last} `))
  if (ofFirst.length === 0) return usage
  return (ofBoth.length > 0 ? ofBoth : ofFirst).join('\n')
}

type FoundCommand = { command: Command; parameters: readonly string[]; flags: readonly string[]; options: Options }

function findCommand(args: readonly string[]): FoundCommand {
  const words = args.slice(0, 2)
  const name = Object.hasOwn(commands, words[0] ?? '') ? (words[0] ?? '') : words.join(' ')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const wanted = Object.entries(command?.options ?? {})
  const optional = command && 'optional' in command ? (command.optional ?? []) : []
  const names = [...wanted.map(([option]) => option), ...optional]
  const { options, rest } = takeOptions(args.slice(name.split(' ').length), names)
  const flags = rest.filter((argument) => command?.flags?.includes(argument))
  const parameters = rest.filter((argument) => !flags.includes(argument))
  if (!command) throw new CommandError(`There is no command "${name}".\n${describeCommands(words)}`)
  const unknown = parameters.find((argument) => argument.startsWith('--') && !names.includes(argument))
  if (unknown) throw new CommandError(`"${name}" does not know ${unknown}.\n${describeCommands(words)}`)
  const isComplete = wanted.every(([option]) => options[option] !== undefined)
  const least = command.parameters.filter((parameter) => !parameter.startsWith('[')).length
  const most =
    'isRepeated' in command && command.isRepeated === true ? Number.POSITIVE_INFINITY : command.parameters.length
  if (parameters.length < least || parameters.length > most || !isComplete) {
    const expected = [...command.parameters, ...wanted.map((option) => option.join(' '))].join(' and ') || 'nothing'
    throw new CommandError(`"${name}" takes ${expected}.\n${describeCommands(words)}`)
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

/** Lets the reader of the output end first, as `head` does. The command goes on without a reader. */
export function allowEarlyReader(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/**
 * Executes one command as `npm run admin` does: with the settings of the environment, and a database that is open only
 * during the command.
 */
export async function runCommandLine(args: readonly string[], print: Print): Promise<void> {
  if (asksForHelp(args)) return print(describeCommands(args))
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
  allowEarlyReader(process.stdout)
  runCommandLine(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  })
}
