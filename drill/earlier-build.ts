import { execFile, execFileSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listRungs, readFacts } from '../test/ladder/rung.ts'
import type { Stage } from './scene.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * The version from which nodes are upgraded: the last release; before the first one, the last commit of the newest rung of
 * the ladder that is older than the present schema. `UPGRADE_FROM` names another commit.
 */
export function findEarlierCommit(): string {
  const { UPGRADE_FROM: named } = process.env
  if (named) return git('rev-parse', `${named}^{commit}`)
  const [release] = git('tag', '--list', 'v[0-9]*', '--sort=-version:refname', '--no-contains', 'HEAD').split('\n')
  return release ? git('rev-parse', `${release}^{commit}`) : findCommitOfRung()
}

function findCommitOfRung(): string {
  const listAdding = (range: string, path: string) =>
    git('log', '--reverse', '--diff-filter=A', '--format=%H', range, '--', path).split('\n')
  for (const rung of listRungs().toReversed()) {
    const { schema } = readFacts(rung, 'sqlite')
    const [made] = listAdding('HEAD', `migrations/${schema}.ts`)
    const [next] = listAdding(`${made}..HEAD`, 'migrations/[0-9]*.ts')
    if (next) return git('rev-parse', `${next}^`)
  }
  throw new Error('no migration came after a rung')
}

/** Why no earlier version can be built here; undefined if it can. */
export function findHistoryObstacle(): string | undefined {
  try {
    findEarlierCommit()
    return undefined
  } catch {
    return 'The history of the repository is missing, with the version from which to upgrade.'
  }
}

/** Builds a commit. Packages are the present ones where both versions want the same. @returns the folder with `dist` */
export async function buildCommit(stage: Stage, commit: string): Promise<string> {
  const folder = await stage.openFolder()
  const archive = join(folder, 'source.tar')
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`])
  const isSame = git('diff', '--name-only', commit, '--', 'package-lock.json') === ''
  if (isSame) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder })
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js')
  await run(process.execPath, [vite, 'build', '--app'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 100_000_000,
  })
  return folder
}
