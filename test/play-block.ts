import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

/**
 * Plays blocks of commands of `docs/operations.md` in a throw-away folder that stands for the root of a machine. The
 * shell, redirections and the programs that only handle files are real. All others are scripts that write down how they
 * were called, fail where the real program would fail, and make the files that later lines need.
 */

const root = join(import.meta.dirname, '..')

/** The beginning of each script: it writes the call down, and fails if that is the call in FAIL. */
const head = `#!/bin/sh
call="\${0##*/} $*"
echo "$call" >> "$LOG"
[ "$call" != "$FAIL" ] || exit 1
PROGRAMS=$PATH
PATH=/usr/bin:/bin
`

const real = `exec "\${0##*/}" "$@"`
/** https needs the certificates of Debian's package `ca-certificates`. */
const secure = 'case "$*" in *https:*) [ -e "$STATE/ca-certificates" ] || exit 60;; esac'
const inSources = '[ -e package.json ] || exit 1'

/** Programs that every Debian has, by what their scripts do after writing the call down. */
const basePrograms: Readonly<Record<string, string>> = {
  cp: real,
  ln: real,
  mkdir: real,
  rm: real,
  // Owners are not changed: the tests may run without the rights of root.
  install: `for word; do
  shift
  if [ "$skip" ]; then skip=; continue; fi
  case $word in --owner|--group) skip=1;; *) set -- "$@" "$word";; esac
done
${real}`,
  'apt-get': `case $1 in install) ;; *) exit 0;; esac
for word; do
  touch "$STATE/$word"
  case $word in
    --no-install-recommends) few=1;;
    # Debian 13 has Docker's command and its builder in packages of their own, which docker.io only recommends.
    docker.io) [ "$few" ] || { cp "$STUBS/docker" "$ADDED"; touch "$STATE/docker-buildx"; };;
    docker-cli) cp "$STUBS/docker" "$ADDED";;
    caddy) mkdir -p "$ROOT/etc/caddy";;
    nodejs) cp "$STUBS/node" "$ADDED";;
    curl|git|npm|openssl) cp "$STUBS/$word" "$ADDED";;
  esac
done`,
  fuser: '',
  id: '[ -e "$STATE/user-$1" ]',
  useradd: 'for word; do :; done; touch "$STATE/user-$word"',
  journalctl: '',
  // Units of the package have to be in their place.
  systemctl: `for word; do
  case $word in benvenuto*) [ -e "$ROOT/etc/systemd/system/$word.service" ] || exit 5;; esac
done`,
  'systemd-analyze': '',
  runuser: '[ "$1 $2 $3" = "--user benvenuto --" ] || exit 1\nshift 3\nPATH=$PROGRAMS\nexec "$@"',
  tar: `while [ $# -gt 0 ]; do case $1 in --directory) into=$2;; --file) file=$2;; esac; shift; done
[ -d "$into" ] || exit 2
if [ "$file" ]; then
  [ -e "$file" ] || exit 2
  into=$into/$(basename "$file" .tar.gz)
  mkdir -p "$into/bin"
  cp "$STUBS/benvenuto" "$into/bin/benvenuto"
  cp -R "$SOURCES/deploy" "$SOURCES/.env.example" "$into"
else
  [ "$(cat)" ] || exit 2
  mkdir -p "$into/bin"
  touch "$into/bin/node"
fi`,
}

/** Programs that a machine has after a package was installed. */
const addedPrograms: Readonly<Record<string, string>> = {
  aws: '',
  // The command of an installed service reads its settings in the folder in which it is called.
  benvenuto: '[ "$2" = help ] || [ -e .env ] || exit 1',
  curl: `${secure}\necho answer`,
  // Without `docker-buildx`, Docker builds in a way that does not know BUILDPLATFORM of deploy/Dockerfile.
  docker: `case $1 in
  compose) [ -e "$STATE/docker-compose" ] || exit 1;;
  build) [ -e "$STATE/docker-buildx" ] || exit 1;;
esac
for word; do image=$word; done
case $1 in
  # A container that cannot start is there nevertheless, as where something else has its port.
  run) case "$*" in *--detach*)
    [ ! -e "$STATE/containers/benvenuto" ] || exit 125
    echo "created $image" > "$STATE/containers/benvenuto"
    [ ! -e "$ROOT/var/port-is-taken" ] || exit 125
    echo "running $image" > "$STATE/containers/benvenuto";;
  esac;;
  start|restart) sed -i 's/^[a-z]*/running/' "$STATE/containers/$2" || exit 1;;
  stop) sed -i 's/^[a-z]*/stopped/' "$STATE/containers/$2" || exit 1;;
  rename) [ ! -e "$STATE/containers/$3" ] && mv "$STATE/containers/$2" "$STATE/containers/$3" || exit 1;;
  rm) rm "$STATE/containers/$image" || exit 1;;
  exec) grep --quiet '^running' "$STATE/containers/$2" || exit 1;;
esac
while [ $# -gt 0 ]; do
  case $1 in --file) [ -e "$2" ] || exit 1;; esac
  shift
done`,
  git: `${secure}
if [ "$1" = clone ]; then
  folder=$(basename "$2" .git)
  mkdir "$folder" || exit 128
  cp -R "$SOURCES/." "$folder"
else
  ${inSources}
fi`,
  litestream: '',
  node: '[ -e "$1" ] || exit 1',
  npm: inSources,
  once: '',
  // What was asked for, in place of chance.
  openssl: 'echo "$*" | tr " " _',
}

/** Programs that only show or change texts: real ones, whose calls are not written down. */
const readers = ['cat', 'grep', 'sed']

/** A file of a played machine, without times and owners. */
export interface PlayedFile {
  /** In octal, such as `600`; '' for a symbolic link. */
  readonly mode: string
  /** Of a symbolic link, `-> ` and its target. */
  readonly text: string
}

export interface Play {
  /** The programs that the block called, with their arguments, in their order. */
  readonly calls: readonly string[]
  /** Exit code of the shell. */
  readonly status: number | null
  readonly stderr: string
}

export interface PlayOptions {
  /** The call that fails, as `Play.calls` has it. */
  readonly failing?: string
  /** Whether the shell goes on after a failure, as one in which a person pastes the lines. */
  readonly isPasted?: boolean
}

export interface Machine {
  /**
   * Runs a block in the folder in which the one before it ended. Variables that are not set are errors. In absolute
   * paths, the machine's folder stands for the root.
   */
  readonly play: (block: string, options?: PlayOptions) => Play
  /** Leads to the folder in which the first block began. */
  readonly goHome: () => void
  /** All files and symbolic links by their path, those of programs and sources excepted. */
  readonly listFiles: () => Map<string, PlayedFile>
  /** Replaces the text of a file of the machine. */
  readonly write: (path: string, text: string) => void
  /** The containers of Docker: their state and image, by name. */
  readonly listContainers: () => Record<string, string>
}

function place(path: string, text = '', mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode })
}

/** The folder of programs and sources for all machines of a file of tests. */
let kit = ''

/** Prepares programs and sources before the tests of a file, and deletes them after. */
export function preparePrograms(): void {
  beforeAll(() => {
    kit = mkdtempSync(join(tmpdir(), 'benvenuto-programs-'))
    const base = join(kit, 'base')
    for (const [name, script] of Object.entries(basePrograms)) place(join(base, name), head + script, 0o755)
    for (const [name, script] of Object.entries(addedPrograms)) place(join(kit, 'stubs', name), head + script, 0o755)
    for (const name of readers) place(join(base, name), `#!/bin/sh\nPATH=/usr/bin:/bin\nexec ${name} "$@"`, 0o755)
    // The format in place of the time, so that each run gives the same name.
    place(join(base, 'date'), `#!/bin/sh\necho "\${1#+}"`, 0o755)
    for (const path of ['deploy', '.env.example', 'package.json', 'bin/benvenuto.js']) {
      const isNoSettings = (from: string) => basename(from) !== '.env'
      cpSync(join(root, path), join(kit, 'sources', path), { recursive: true, filter: isNoSettings })
    }
  })
  afterAll(() => rmSync(kit, { recursive: true }))
}

/** What blocks look for or delete on a machine on which the package and nginx are installed. */
const installed = [
  'etc/benvenuto/.env',
  'etc/nginx/sites-enabled/default',
  'etc/systemd/system/benvenuto.service',
  'usr/local/bin/benvenuto',
  'var/lib/benvenuto/benvenuto.db',
  'var/lib/benvenuto/secret.key',
]

/** Paths of all files and symbolic links below a folder. */
function listPaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listPaths(path) : [path]
  })
}

/**
 * A machine in a throw-away folder, which is deleted after the test. The file of the test calls `preparePrograms`.
 * @param isBare Debian with nothing but an archive of the package in the folder in which blocks begin; otherwise the
 *   package is installed, so is every program, a container of the image runs, and blocks begin in the folder of the
 *   sources
 */
export function prepareMachine(isBare: boolean): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-block-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const machine = join(folder, 'root')
  const added = join(folder, 'added')
  mkdirSync(added)
  const stubs = join(kit, 'stubs')
  const sources = join(kit, 'sources')
  const state = join(folder, 'state')
  const containers = join(state, 'containers')
  mkdirSync(containers, { recursive: true })
  for (const path of ['etc/systemd/system', 'etc/nginx', 'mnt', 'opt', 'tmp', 'usr/local/bin', 'var/lib', 'var/cache'])
    mkdirSync(join(machine, path), { recursive: true })
  const home = join(machine, 'root/work')
  const archive = `benvenuto-${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}-linux-x64`
  place(join(home, `${archive}.tar.gz`))
  if (!isBare) {
    for (const name of ['ca-certificates', 'docker-buildx', 'docker-compose', 'user-benvenuto'])
      place(join(state, name))
    for (const path of [join(machine, 'opt/benvenuto-0.0.1-linux-x64'), home])
      cpSync(sources, path, { recursive: true })
    symlinkSync(join(machine, 'opt/benvenuto-0.0.1-linux-x64'), join(machine, 'opt/benvenuto'))
    place(join(containers, 'benvenuto'), 'running benvenuto:0.0.1\n')
    for (const path of installed) place(join(machine, path))
    for (const path of ['data/secret.key', 'data/benvenuto.db']) place(join(home, path))
  }
  let here = home
  // Not those of devices. Paths inside containers get the folder, too, and lose it again in `calls`.
  const toMachine = (text: string) => text.replaceAll(/(?<=^|[\s'"=])\/(?!dev\/)/gm, `${machine}/`)
  const toText = (text: string) => text.replaceAll(machine, '')
  return {
    play(block, { failing = '', isPasted = false } = {}) {
      const log = join(folder, 'log')
      const end = join(folder, 'end')
      writeFileSync(log, '')
      const script = `umask 022\ntrap 'pwd > "${end}"' EXIT\n${toMachine(block)}`
      const { status, stderr } = spawnSync('/bin/sh', [isPasted ? '-uc' : '-euc', script], {
        cwd: here,
        encoding: 'utf8',
        env: {
          PATH: [join(kit, 'base'), added, ...(isBare ? [] : [stubs])].join(':'),
          ADDED: added,
          HOME: machine,
          LOG: log,
          FAIL: toMachine(failing),
          ROOT: machine,
          SOURCES: sources,
          STATE: state,
          STUBS: stubs,
        },
      })
      if (existsSync(end)) here = readFileSync(end, 'utf8').trim()
      const calls = toText(readFileSync(log, 'utf8')).split('\n').filter(Boolean)
      return { calls, status, stderr: toText(stderr) }
    },
    goHome() {
      here = home
    },
    listFiles() {
      const entries = listPaths(machine).map((path): [string, PlayedFile] => {
        const stat = lstatSync(path)
        return stat.isSymbolicLink()
          ? [toText(path), { mode: '', text: `-> ${toText(readlinkSync(path))}` }]
          : [toText(path), { mode: (stat.mode & 0o777).toString(8), text: toText(readFileSync(path, 'utf8')) }]
      })
      return new Map(entries)
    },
    write(path, text) {
      writeFileSync(join(machine, path), text)
    },
    listContainers() {
      const entries = readdirSync(containers).map((name) => [name, readFileSync(join(containers, name), 'utf8').trim()])
      return Object.fromEntries(entries)
    },
  }
}

/** A block of commands of a document. */
export interface Block {
  /** The heading above it and its number below that, such as `Upgrade 2`. */
  readonly name: string
  readonly heading: string
  readonly text: string
}

/** The blocks of commands for a shell in `docs/operations.md`, in their order. */
export function listBlocks(): Block[] {
  const document = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  let heading = ''
  let number = 0
  return [...document.matchAll(/^##+ (.+)$|^```sh\n([\s\S]*?)^```/gm)].flatMap(([, title, text = '']) => {
    if (title !== undefined) {
      heading = title
      number = 0
      return []
    }
    number += 1
    return [{ name: `${heading} ${number}`, heading, text }]
  })
}
