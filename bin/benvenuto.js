#!/usr/bin/env node
/**
 * The command of an installed package: serves, or runs the operator's commands, with Node alone. Settings come from the
 * environment and from `.env` in the current folder. Plain JavaScript with Node's own modules only, so that a Node that
 * is too old can say so.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFlags, memorySettings } from './node-memory.js'
import { findInstalledNode, isAtLeast, readPinnedVersion } from './node-version.js'
import { become } from './processes.js'
import { fail } from './terminal.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const programs = { serve: 'main.js', admin: 'cli.js' }

const usage = `Usage: benvenuto COMMAND

  serve [--new]  serves until it is stopped; --new, once, accepts an empty database where there was another one
  admin COMMAND  runs a command of the operator; 'benvenuto admin help' lists them
  version        prints the version`

const [command = 'help', ...args] = process.argv.slice(2)

const asksForHelp = command === 'serve' && args.some((word) => word === '--help' || word === '-h')

if (asksForHelp) process.stdout.write(`${usage}\n`)
else if (Object.hasOwn(programs, command)) await run(join(root, 'dist', 'server', programs[command]))
else if (command === 'version') process.stdout.write(`${readVersion()}\n`)
else if (['help', '--help', '-h'].includes(command)) process.stdout.write(`${usage}\n`)
else fail(`There is no command '${command}'.\n\n${usage}`)

async function run(program) {
  const node = findNode()
  const nodeArgs = [...memoryFlags, ...(existsSync('.env') ? ['--env-file=.env'] : []), program, ...args]
  const env = { NODE_ENV: 'production', ...memorySettings, ...process.env }
  if (process.execve === undefined || node !== process.execPath) return become(node, nodeArgs, { env })
  // Takes the place of this process, so that no second one uses memory and signals reach the service. Node warns that
  // the function is experimental.
  process.removeAllListeners('warning')
  process.execve(node, [node, ...nodeArgs], env)
}

/** This Node if it is new enough, or else the one that is installed with the sources. */
function findNode() {
  const wanted = readPinnedVersion(root)
  if (isAtLeast(process.versions.node, wanted)) return process.execPath
  const installed = findInstalledNode(root)
  if (installed && spawnSync(installed, ['--version']).status === 0) return installed
  return fail(`Benvenuto needs Node ${wanted} or newer; this is ${process.versions.node}. See https://nodejs.org.`)
}

function readVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}
