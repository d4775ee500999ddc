import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Block, listBlocks, type Machine, type PlayedFile, prepareMachine, preparePrograms } from './play-block.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(read('package.json'))

preparePrograms()

const blocks = listBlocks()
const headings = [...new Set(blocks.map(({ heading }) => heading))]
const bareHeadings = ['Install a package', 'Install an image', 'Install with Compose', 'Install the sources']
/** Headings whose blocks follow each other on one machine. Below other headings, each block has a machine of its own. */
const sequences = [...bareHeadings, 'Guest pages behind a CDN']
/** Each line of these blocks is for another way of running. */
const alternatives = ['After the installation 1', 'After the installation 2', 'An empty database 1']

/** What a block does. */
interface Expected {
  /** Beginnings of calls, in this order; others may be between them. */
  readonly calls: readonly string[]
  /** Mode and text, or a part of the text, of each file that the block makes or changes. */
  readonly writes?: Readonly<Record<string, readonly [mode: string, text: string | RegExp]>>
  readonly deletes?: readonly string[]
  /** The file with settings that a second run leaves as it is. */
  readonly settings?: string
}

const archive = `benvenuto-${version}-linux-x64`
const compose = 'docker compose --file deploy/compose.yml'
const cluster = 'docker compose --file deploy/compose.cluster.yml'
const unit = (name: string) => ({
  [`/etc/systemd/system/${name}.service`]: ['644', read(`deploy/${name}.service`)] as const,
})
const link = (target: string) => ['', `-> ${target}`] as const
const time = '%Y%m%dT%H%M%S'

const expected: Readonly<Record<string, Expected>> = {
  'If something is wrong now 1': {
    calls: ['systemctl status', 'benvenuto admin doctor', 'curl ', 'journalctl ', 'systemctl restart benvenuto'],
  },
  'If something is wrong now 2': {
    calls: ['docker run --rm', 'docker exec benvenuto benvenuto admin doctor', 'curl ', 'docker restart benvenuto'],
  },
  'If something is wrong now 3': { calls: [`${compose} exec benvenuto benvenuto admin doctor`, `${compose} restart`] },
  'If something is wrong now 4': {
    calls: [`${cluster} exec worker benvenuto admin doctor`, `${cluster} restart web-1`],
  },
  'If something is wrong now 5': { calls: ['npm run admin -- doctor', 'curl ', 'npm run admin -- jobs list'] },
  'Install a package 1': {
    calls: ['apt-get update', 'apt-get install', 'curl --fail --location https://nodejs.org/'],
    writes: {
      '/opt/benvenuto': link(`/opt/${archive}`),
      '/usr/local/bin/node': link('/opt/node/bin/node'),
      '/usr/local/bin/benvenuto': link('/opt/benvenuto/bin/benvenuto'),
    },
  },
  'Install a package 2': {
    calls: [
      'useradd --system',
      'install --directory --mode 0750 --group benvenuto /etc/benvenuto',
      'install --mode 0640 --group benvenuto /dev/stdin /etc/benvenuto/.env',
      'install --directory --mode 0700 --owner benvenuto --group benvenuto /mnt/backups/benvenuto',
      'systemctl daemon-reload',
      'systemctl enable --now benvenuto',
    ],
    writes: {
      '/etc/benvenuto/.env': [
        '640',
        `${read('.env.example')}DATA_DIR=/var/lib/benvenuto\nBACKUP_URL=/mnt/backups/benvenuto\n`,
      ],
      ...unit('benvenuto'),
    },
    settings: '/etc/benvenuto/.env',
  },
  'Install a package 3': {
    calls: ['systemctl restart systemd-journald', 'systemd-analyze', 'journalctl --disk-usage'],
    writes: {
      '/etc/systemd/journald.conf.d/benvenuto.conf': [
        '644',
        '[Journal]\nSystemMaxUse=500M\nMaxRetentionSec=2week\nMaxFileSec=1day\n',
      ],
    },
  },
  'Install a package 4': {
    calls: ['apt-get install', 'systemctl reload-or-restart caddy'],
    writes: { '/etc/caddy/Caddyfile': ['644', /^benvenuto\.example \{/m] },
  },
  'Install an image 1': { calls: ['git clone', `docker build --file deploy/Dockerfile --tag benvenuto:${version} .`] },
  'Install an image 2': {
    calls: [
      `docker pull ghcr.io/OWNER/benvenuto:${version}`,
      `docker tag ghcr.io/OWNER/benvenuto:${version} benvenuto:${version}`,
    ],
  },
  'Install an image 3': {
    calls: [
      'install --directory --mode 0700 --owner 1000 --group 1000 /mnt/backups/benvenuto',
      'docker run --detach --name benvenuto --restart unless-stopped ',
      'docker exec benvenuto benvenuto admin doctor',
    ],
  },
  'Install with Compose 1': {
    calls: ['git clone', `${compose} up --detach --wait`, `${compose} exec benvenuto benvenuto admin doctor`],
    writes: { '/root/work/benvenuto/deploy/.env': ['600', 'BENVENUTO_HOST=benvenuto.example\n'] },
    settings: '/root/work/benvenuto/deploy/.env',
  },
  'Install with Compose 2': {
    calls: [`${compose} pull`],
    writes: {
      '/root/work/benvenuto/deploy/.env': [
        '600',
        `BENVENUTO_HOST=benvenuto.example\nBENVENUTO_IMAGE=ghcr.io/OWNER/benvenuto:${version}\n`,
      ],
    },
  },
  'Install with Compose 3': { calls: [`${compose} --profile litestream up --detach`] },
  'Install a cluster 1': {
    calls: [`${cluster} up --detach --wait web-1 web-2 worker caddy`, `${cluster} exec worker benvenuto admin doctor`],
    writes: {
      '/root/work/deploy/.env': [
        '600',
        [
          'BENVENUTO_HOST=benvenuto.example',
          'SECRET_KEY=rand_-base64_32',
          'DATABASE_PASSWORD=rand_-hex_24',
          'STORE_PASSWORD=rand_-hex_24\n',
        ].join('\n'),
      ],
    },
    settings: '/root/work/deploy/.env',
  },
  'Install the sources 1': { calls: ['apt-get install', 'git clone', 'npm start'] },
  'Install the sources 2': { calls: ['node bin/benvenuto.js serve'] },
  'Install with ONCE 1': { calls: ['once deploy ghcr.io/OWNER/benvenuto --host benvenuto.example'] },
  'After the installation 1': { calls: ['docker exec', compose] },
  'After the installation 2': {
    calls: ['benvenuto admin', 'docker exec', compose, cluster, 'npm run admin'],
  },
  'Remove it again 1': {
    calls: [
      'systemctl disable --now benvenuto',
      'rm ',
      'systemctl daemon-reload',
      'systemctl restart systemd-journald',
    ],
    deletes: ['/etc/systemd/system/benvenuto.service', '/usr/local/bin/benvenuto'],
  },
  'Remove it again 2': { calls: ['docker stop benvenuto', 'docker rm benvenuto'] },
  'Remove it again 3': { calls: [`${compose} down`] },
  'Remove it again 4': { calls: [`${cluster} down`] },
  'Upgrade 1': {
    calls: [
      `tar --extract --gzip --file ${archive}.tar.gz`,
      'benvenuto admin help',
      `benvenuto admin backup /mnt/backups/benvenuto/before-upgrade-${time}.db`,
      'ln ',
      'systemctl daemon-reload',
      'systemctl restart benvenuto',
      'curl --fail ',
    ],
    writes: { '/opt/benvenuto': link(`/opt/${archive}`), ...unit('benvenuto') },
  },
  'Upgrade 2': {
    calls: [
      'git fetch --tags',
      `git checkout v${version}`,
      'docker build ',
      `docker exec benvenuto benvenuto admin backup /backups/before-upgrade-${time}.db`,
      'docker stop benvenuto',
      `docker rename benvenuto benvenuto-until-${time}`,
      'docker run --detach --name benvenuto ',
      'curl --fail ',
    ],
  },
  'Upgrade 3': {
    calls: [
      `git checkout v${version}`,
      `${compose} build`,
      `${compose} exec benvenuto benvenuto admin backup /backups/before-upgrade-${time}.db`,
      `${compose} up --detach --wait`,
    ],
  },
  'Upgrade 4': {
    calls: [
      `git checkout v${version}`,
      `${cluster} build`,
      `${cluster} exec worker benvenuto admin jobs run backup`,
      ...['web-1', 'web-2', 'worker'].map((name) => `${cluster} up --detach --no-deps --wait ${name}`),
    ],
  },
  'Upgrade 5': {
    calls: [
      `npm run admin -- backup data/before-upgrade-${time}.db`,
      'git fetch --tags',
      `git checkout v${version}`,
      'npm start',
    ],
  },
  'Roll back with Compose 1': {
    calls: [
      `${compose} logs`,
      'docker image ls benvenuto',
      `git checkout v${version}`,
      `${compose} up --detach --wait`,
      `${compose} exec benvenuto benvenuto admin doctor`,
    ],
  },
  'Roll back with Compose 2': {
    calls: [
      `${cluster} logs`,
      'docker image ls benvenuto',
      `git checkout v${version}`,
      ...['web-1', 'web-2', 'worker'].map((name) => `${cluster} up --detach --no-deps --wait ${name}`),
      `${cluster} exec worker benvenuto admin doctor`,
    ],
  },
  'Restore 1': {
    calls: [
      'systemctl stop benvenuto',
      `benvenuto admin backup /mnt/backups/benvenuto/before-restore-${time}.db`,
      'benvenuto admin backups list',
      'benvenuto admin restore ',
      'systemctl start benvenuto',
    ],
  },
  'Restore 2': {
    calls: ['docker stop benvenuto', 'docker run ', 'docker run ', 'docker run ', 'docker start benvenuto'],
  },
  'Restore 3': {
    calls: [
      `${compose} stop benvenuto`,
      ...['backup ', 'backups list', 'restore '].map((name) => `${compose} run --rm benvenuto admin ${name}`),
      `${compose} start benvenuto`,
    ],
  },
  'Restore 4': {
    calls: [
      `${cluster} stop web-1 web-2 worker`,
      ...['backup ', 'backups list', 'restore '].map((name) => `${cluster} run --rm worker admin ${name}`),
      `${cluster} start web-1 web-2 worker`,
    ],
  },
  'Restore 5': { calls: ['npm run admin -- backup data/', 'npm run admin -- restore data/', 'npm start'] },
  'Litestream 1': { calls: ['litestream restore -o /var/lib/benvenuto/benvenuto.db '] },
  'From SQLite to PostgreSQL 1': {
    calls: ['systemctl stop benvenuto', 'benvenuto admin move-to-postgres'],
  },
  'From SQLite to PostgreSQL 2': {
    calls: ['docker stop benvenuto', 'docker run --rm --interactive ', 'docker run --rm ', 'docker start benvenuto'],
  },
  'From SQLite to PostgreSQL 3': {
    calls: [`${compose} stop benvenuto`, `${compose} run --rm benvenuto admin move-to-`],
  },
  'From SQLite to PostgreSQL 4': { calls: ['npm run admin -- move-to-postgres'] },
  'From PostgreSQL to SQLite 1': { calls: ['benvenuto admin move-to-sqlite /var/lib/benvenuto/benvenuto.db'] },
  'From PostgreSQL to SQLite 2': { calls: ['docker run --rm '] },
  'From PostgreSQL to SQLite 3': { calls: ['npm run admin -- move-to-sqlite data/benvenuto.db'] },
  'Pictures from elsewhere 1': {
    calls: ['aws ', 'aws '],
    writes: { '/tmp/bucket-policy.json': ['644', read('deploy/bucket-policy.json').replace('BUCKET', 'pictures')] },
  },
  'Guest pages behind a CDN 1': {
    calls: [
      'systemctl mask nginx',
      'apt-get install --yes nginx',
      'systemctl unmask nginx',
      'install --directory --mode 0755 /var/cache/nginx',
    ],
    deletes: ['/etc/nginx/sites-enabled/default'],
  },
  'Guest pages behind a CDN 2': {
    calls: ['systemctl daemon-reload', 'systemctl enable --now benvenuto-purge', 'systemctl status benvenuto-purge'],
    writes: { '/etc/benvenuto-purge': ['600', 'CDN_PURGE_TOKEN=rand_-hex_24\n'], ...unit('benvenuto-purge') },
    settings: '/etc/benvenuto-purge',
  },
  'BenvenutoDatabaseAway 1': { calls: [`${cluster} ps database`, `${cluster} logs`, `${cluster} exec database psql`] },
  'BenvenutoDatabaseAway 2': { calls: ['fuser --verbose /var/lib/benvenuto/benvenuto.db'] },
  'An empty database 1': {
    calls: ['benvenuto serve --new', 'docker run', `${compose} run`, `${cluster} run`, 'npm start -- --new'],
  },
}

/** What programs unpack is not listed. */
const isUnpacked = (path: string) =>
  /^\/(?:opt\/(?:node|benvenuto-[\d.]+-linux-x64)|root\/work\/benvenuto)\/(?!deploy\/\.env$)/.test(path)

function listWritten(before: ReadonlyMap<string, PlayedFile>, after: ReadonlyMap<string, PlayedFile>): string[] {
  const isNew = ([path, { mode, text }]: [string, PlayedFile]) =>
    before.get(path)?.mode !== mode || before.get(path)?.text !== text
  return [...after]
    .filter((entry) => isNew(entry) && !isUnpacked(entry[0]))
    .map(([path]) => path)
    .sort()
}

/** Runs a block to its end. @returns the calls of programs */
function playThrough({ name, text }: Block, machine: Machine): readonly string[] {
  const { writes = {}, deletes = [] }: Expected = expected[name] ?? { calls: [] }
  const before = machine.listFiles()
  const { calls, status, stderr } = machine.play(text)
  expect(status, `${name}: ${stderr}\n${calls.join('\n')}`).toBe(0)
  const after = machine.listFiles()
  expect(listWritten(before, after), name).toEqual(Object.keys(writes).sort())
  for (const [path, [mode, content]] of Object.entries(writes)) {
    expect(after.get(path)?.mode, path).toBe(mode)
    if (typeof content === 'string') expect(after.get(path)?.text, path).toBe(content)
    else expect(after.get(path)?.text, path).toMatch(content)
  }
  expect(
    [...before.keys()].filter((path) => !after.has(path)),
    name,
  ).toEqual(deletes)
  return calls
}

/** Fails unless calls that begin with these words follow each other. */
function expectOrder(calls: readonly string[], order: readonly string[], name: string): void {
  let place = -1
  for (const words of order) {
    place = calls.findIndex((call, index) => index > place && call.startsWith(words))
    expect(place, `${name}: ${words} is missing, or too early, in\n${calls.join('\n')}`).not.toBe(-1)
  }
}

/** Options of Docker with a value. */
const valued = ['env', 'file', 'log-opt', 'name', 'profile', 'publish', 'restart', 'cap-drop', 'security-opt', 'since']
  .concat(['entrypoint', 'tag', 'tail', 'tmpfs', 'volume'])
  .map((name) => `--${name}`)

function splitOptions(words: readonly string[]): { options: [name: string, value: string][]; operands: string[] } {
  const options: [string, string][] = []
  let at = 0
  while (words[at]?.startsWith('--')) {
    const name = words[at] ?? ''
    const hasValue = valued.includes(name)
    options.push([name, hasValue ? (words[at + 1] ?? '') : ''])
    at += hasValue ? 2 : 1
  }
  return { options, operands: words.slice(at) }
}

const dockerfile = read('deploy/Dockerfile')
const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? []
const folders = [...dockerfile.matchAll(/package\/state(\/\w+)/g)].map(([, path]) => path)
const settings = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name)
/** The image starts `benvenuto`; these words follow it. */
const subcommands = ['admin', 'serve']
const containerPrograms = ['benvenuto', 'cat', 'node']

/** The options of `docker run` whose values do not fit deploy/Dockerfile or `.env.example`. */
function findWrongOptions(options: readonly [name: string, value: string][]): string[] {
  return options.flatMap(([name, value]) => {
    const isRight =
      (name !== '--volume' || folders.includes(value.split(':')[1])) &&
      (name !== '--env' || settings.includes(value.split('=')[0])) &&
      (name !== '--publish' || value === `127.0.0.1:3000:${port}`) &&
      (name !== '--name' || value === 'benvenuto')
    return isRight ? [] : [`${name} ${value}`]
  })
}

/** The image of a release. */
const published = `ghcr.io/OWNER/benvenuto:${version}`

function findDockerFaults([verb = '', ...rest]: readonly string[]): string[] {
  const { options, operands } = splitOptions(rest)
  const [first = '', second = ''] = operands
  const faults = (isRight: boolean, what: string) => (isRight ? [] : [what])
  if (verb === 'ps') return []
  if (verb === 'image') return faults(rest.join(' ') === 'ls benvenuto', `image ${rest.join(' ')}`)
  if (verb === 'pull') return faults(first === published, `pull ${first}`)
  if (verb === 'tag') return faults(first === published && second === `benvenuto:${version}`, `tag ${first} ${second}`)
  if (verb === 'build') return faults(options.some(([, tag]) => tag === `benvenuto:${version}`) && first === '.', verb)
  if (verb === 'run') {
    const isDetached = options.some(([name]) => name === '--detach')
    // A shell in place of the service.
    const hasShell = options.some(([name, value]) => name === '--entrypoint' && value === 'sh')
    return [
      ...findWrongOptions(options),
      ...faults(first === `benvenuto:${version}`, `image ${first}`),
      ...faults(hasShell || (isDetached ? second === '' : subcommands.includes(second)), `command ${second}`),
      ...faults(isDetached || options.some(([name]) => name === '--rm'), 'keeps a container'),
    ]
  }
  if (verb === 'exec')
    return faults(first === 'benvenuto' && containerPrograms.includes(second), `exec ${first} ${second}`)
  return faults(/^(?:logs|rename|restart|rm|start|stop)$/.test(verb) && first === 'benvenuto', `${verb} ${first}`)
}

function findComposeFaults(words: readonly string[]): string[] {
  const { options: general, operands } = splitOptions(words)
  const [verb = '', ...rest] = operands
  const { options, operands: named } = splitOptions(rest)
  const text = read(general.find(([name]) => name === '--file')?.[1] ?? '')
  const [, list = ''] = /^services:\n([\s\S]*?)^volumes:/m.exec(text) ?? []
  const services = [...list.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name)
  const profiles = general.filter(([name, value]) => name === '--profile' && !text.includes(`profiles: [${value}]`))
  const faults = profiles.map(([, profile]) => `profile ${profile}`)
  const [service = '', program = ''] = named
  if (verb === 'run' || verb === 'exec') {
    const isKnown = services.includes(service)
    const inside = service === 'database' ? ['psql'] : containerPrograms
    const isRight = (verb === 'run' ? subcommands : inside).includes(program)
    return isKnown && isRight ? faults : [...faults, `${verb} ${service} ${program}`]
  }
  // `down --volumes` would delete the data.
  if (verb === 'down' || verb === 'build' || verb === 'pull')
    return named.length + options.length === 0 ? faults : [...faults, rest.join(' ')]
  if (!/^(?:logs|ps|restart|start|stop|up)$/.test(verb)) return [...faults, verb]
  return [...faults, ...named.filter((name) => !services.includes(name))]
}

/** What a call names that deploy/Dockerfile, the files of Compose and `.env.example` do not have. */
function findFaults(call: string): string[] {
  const [program, ...words] = call.split(' ')
  const address = program === 'docker' ? `127.0.0.1${port === '80' ? '' : `:${port}`}` : '127.0.0.1:3000'
  const wrong = [...call.matchAll(/http:\/\/([\d.:]+\/\w+)/g)].filter(([, called]) => called !== `${address}/readyz`)
  const faults = wrong.map(([called]) => called)
  if (program === 'docker' && words[0] === 'compose') faults.push(...findComposeFaults(words.slice(1)))
  else if (program === 'docker') faults.push(...findDockerFaults(words))
  return faults.map((fault) => `${fault} in: ${call}`)
}

test('every block of commands in docs/operations.md is in the table of what it does', () => {
  expect(blocks.map(({ name }) => name)).toEqual(Object.keys(expected))
})

test.each(headings)('the blocks below %s run through, and do what the table says', (heading) => {
  const isSequence = sequences.includes(heading)
  let machine = prepareMachine(bareHeadings.includes(heading))
  for (const [index, block] of blocks.filter((one) => one.heading === heading).entries()) {
    if (index > 0 && !isSequence) machine = prepareMachine(false)
    const lines = alternatives.includes(block.name) ? block.text.trim().split('\n') : [block.text]
    const calls = lines.flatMap((text) => {
      if (lines.length > 1) machine = prepareMachine(false)
      return playThrough({ ...block, text }, machine)
    })
    expectOrder(calls, expected[block.name]?.calls ?? [], block.name)
    expect(calls.flatMap(findFaults)).toEqual([])
  }
})

test('calls with names that deploy/ does not have are found', () => {
  const wrong = [
    `docker run --rm --volume benvenuto:/data benvenuto:${version} admin doctor`,
    `docker run --rm --env GONE=1 benvenuto:${version} admin doctor`,
    'docker run --rm benvenuto:9.9.9 admin doctor',
    `docker run --rm benvenuto:${version} benvenuto admin doctor`,
    `docker run benvenuto:${version} admin doctor`,
    `docker run --detach --publish 127.0.0.1:3000:3000 benvenuto:${version}`,
    'docker exec benvenuto admin doctor',
    'docker exec gone benvenuto admin doctor',
    'docker volume rm benvenuto',
    'docker image rm benvenuto',
    'curl http://127.0.0.1/readyz',
    'curl http://127.0.0.1:3000/gone',
    `${compose} exec benvenuto node --eval 'fetch("http://127.0.0.1:3000/readyz")'`,
    'docker build --file deploy/Dockerfile --tag benvenuto:9.9.9 .',
    `${compose} run --rm benvenuto benvenuto admin doctor`,
    `${compose} exec worker benvenuto admin doctor`,
    `${compose} --profile gone up --detach`,
    `${compose} down --volumes`,
    `${cluster} up --detach gone`,
    `${cluster} exec worker psql`,
    `${cluster} rm worker`,
  ]
  expect(wrong.filter((call) => findFaults(call).length === 0)).toEqual([])
})

test('the containers of installation and upgrade are the same, and have the limits of that of Compose', () => {
  const lines = ['Install an image 3', 'Upgrade 2'].map((name) => {
    const { text = '' } = blocks.find((block) => block.name === name) ?? {}
    return /^docker run --detach .* benvenuto:\S+/m.exec(text)?.[0]
  })
  expect(lines[0]).toBeDefined()
  expect(lines[0]).toBe(lines[1])
  const pairs = [
    ['--read-only ', 'read_only: true'],
    ['--tmpfs /tmp ', 'tmpfs: /tmp'],
    ['--cap-drop ALL ', 'cap_drop: [ALL]'],
    ['--security-opt no-new-privileges ', 'security_opt: ["no-new-privileges:true"]'],
    ['--restart unless-stopped ', 'restart: unless-stopped'],
    ['--log-opt max-size=10m --log-opt max-file=5 ', '{ max-size: 10m, max-file: "5" }'],
    ['--env TRUST_PROXY=true ', 'TRUST_PROXY: "true"'],
    ['--env BACKUP_URL=/backups ', 'BACKUP_URL:-/backups}'],
  ] as const
  const text = read('deploy/compose.yml')
  const different = pairs.filter(([option, line]) => !lines[0]?.includes(option) || !text.includes(line))
  expect(different).toEqual([])
})

/** A machine on which the blocks above this one were played. */
function prepareFor({ name, heading }: Block): Machine {
  const machine = prepareMachine(bareHeadings.includes(heading))
  if (!sequences.includes(heading)) return machine
  const below = blocks.filter((block) => block.heading === heading)
  for (const { text } of below.slice(
    0,
    below.findIndex((block) => block.name === name),
  ))
    machine.play(text)
  machine.goHome()
  return machine
}

/** The lines that hold of a file with settings: the last one with each name. */
function readSettings(machine: Machine, path: string): Map<string, string> {
  const text = machine.listFiles().get(path)?.text ?? ''
  return new Map([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

const withSettings = blocks.filter(({ name }) => expected[name]?.settings !== undefined)

test.each(withSettings)('a second run of $name changes no settings', (block) => {
  const path = expected[block.name]?.settings ?? ''
  const machine = prepareFor(block)
  machine.play(block.text)
  const made = machine.listFiles().get(path)?.text
  expect(made).toMatch(/=.+\n$/)
  machine.write(path, `${made}OF_THE_OPERATOR=1\n`)
  const before = machine.listFiles().get(path)
  machine.goHome()
  machine.play(block.text, { isPasted: true })
  expect(machine.listFiles().get(path)).toEqual(before)
})

const withFileOfCompose = withSettings.filter(({ name }) => expected[name]?.settings?.endsWith('deploy/.env'))

test.each(withFileOfCompose)('$name adds to the settings that an operator wrote before', (block) => {
  const path = expected[block.name]?.settings ?? ''
  const machine = prepareFor(block)
  machine.play(block.text)
  const made = machine.listFiles().get(path)?.text
  machine.write(path, 'OF_THE_OPERATOR=1\n')
  machine.goHome()
  machine.play(block.text, { isPasted: true })
  expect(machine.listFiles().get(path)?.text).toBe(`OF_THE_OPERATOR=1\n${made}`)
})

test.each(withSettings)('whatever fails in $name, nobody else can read the settings', (block) => {
  const { settings: path = '', writes = {} } = expected[block.name] ?? {}
  const { calls } = prepareFor(block).play(block.text)
  for (const failing of calls) {
    const machine = prepareFor(block)
    machine.play(block.text, { failing, isPasted: true })
    expect([undefined, writes[path]?.[0]], failing).toContain(machine.listFiles().get(path)?.mode)
  }
})

test.each(withSettings)(
  'whatever fails in $name, a second run leaves the settings of a run without failures',
  (block) => {
    const path = expected[block.name]?.settings ?? ''
    const whole = prepareFor(block)
    const { calls } = whole.play(block.text)
    // The settings are complete before the service is started.
    for (const failing of calls.filter((call) => !/^(?:docker|systemctl) /.test(call))) {
      const machine = prepareFor(block)
      expect(machine.play(block.text, { failing, isPasted: true }).calls).toContain(failing)
      machine.goHome()
      machine.play(block.text, { isPasted: true })
      expect(readSettings(machine, path), failing).toEqual(readSettings(whole, path))
    }
  },
)

/** Calls that need everything before them: they replace or remove what runs, or its data. */
const careful: Readonly<Record<string, RegExp>> = {
  Upgrade: /^(?:ln |systemctl restart|docker (?:stop|rename|run --detach)|docker compose .* up |npm start)/,
  Restore: /(?:admin|--) restore /,
  'From SQLite to PostgreSQL': /move-to-postgres/,
  'Remove it again': /^(?:rm|docker rm|docker compose .* down)/,
}
/** Brings the container of before back when the new one was not made. */
const isComingBack = (call: string) => /^docker rename benvenuto-until-\S+ benvenuto$/.test(call)

test('after any failure in the upgrade of the image, the container of before runs', () => {
  const { text = '' } = blocks.find(({ name }) => name === 'Upgrade 2') ?? {}
  const before = { benvenuto: 'running benvenuto:0.0.1' }
  const upgraded = prepareMachine(false)
  const { calls } = upgraded.play(text)
  expect(upgraded.listContainers()).toEqual({
    benvenuto: `running benvenuto:${version}`,
    [`benvenuto-until-${time}`]: 'stopped benvenuto:0.0.1',
  })
  const beforeCurl = calls.filter((call) => !call.startsWith('curl '))
  expect(beforeCurl.length).toBe(calls.length - 1)
  for (const failing of beforeCurl) {
    const machine = prepareMachine(false)
    expect(machine.play(text, { failing, isPasted: true }).calls).toContain(failing)
    expect(machine.listContainers(), failing).toEqual(before)
  }
  // Docker has made the new container, which does not start.
  const machine = prepareMachine(false)
  machine.write('var/port-is-taken', '')
  machine.play(text, { isPasted: true })
  expect(machine.listContainers()).toEqual(before)
})

const rollingBack = blocks.filter(({ heading }) => heading === 'Roll back with Compose')

test.each(rollingBack)(
  '$name starts the version of before, also if its log cannot be read, and never another',
  ({ text }) => {
    const play = (failing: string) => prepareMachine(false).play(text, { failing, isPasted: true }).calls
    const calls = play('')
    const checkout = `git checkout v${version}`
    const rest = calls.slice(calls.indexOf(checkout))
    for (const failing of calls.slice(0, calls.indexOf(checkout))) {
      expect(play(failing).slice(-rest.length), failing).toEqual(rest)
    }
    expect(play(checkout).at(-1)).toBe(checkout)
  },
)

const replacing = blocks.filter(({ heading }) => careful[heading] !== undefined)

test.each(replacing)('nothing is replaced or removed after a failure in $name', (block) => {
  const { calls } = prepareMachine(false).play(block.text)
  expect(calls.filter((call) => careful[block.heading]?.test(call))).not.toEqual([])
  for (const failing of calls) {
    const played = prepareMachine(false).play(block.text, { failing, isPasted: true })
    const later = played.calls.slice(played.calls.indexOf(failing) + 1)
    expect(
      later.filter((call) => careful[block.heading]?.test(call) && !isComingBack(call)),
      `after the failure of ${failing}`,
    ).toEqual([])
    // A restore that has failed has replaced nothing, so the service can go on.
    if (block.heading === 'Restore') expect(played.calls.at(-1)).toBe(calls.at(-1))
  }
})

test('the settings of the block about the journal are those that journald knows', ({ skip }) => {
  // A machine with systemd has a list of all settings, as comments.
  const list = ['/etc', '/usr/lib'].map((place) => `${place}/systemd/journald.conf`).find((path) => existsSync(path))
  if (!list) return skip('There is no journald.conf.')
  const known = readFileSync(list, 'utf8')
  const { text = '' } = blocks.find(({ name }) => name === 'Install a package 3') ?? {}
  const names = [...text.matchAll(/'(\w+)=/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !known.includes(`\n#${name}=`))).toEqual([])
})
