import { access, constants, mkdtemp, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { second } from '#platform/clock.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import type { Config } from '../config.ts'
import { needsDataFolder } from '../data-folder.ts'

const megabyte = 1_000_000

/** Bytes of free space below which the check fails, and below which it warns. */
const tooLittle = 200 * megabyte
const little = 1_000 * megabyte

/** Free files of the file system below which the check fails. */
const tooFewFiles = 1_000

/** Milliseconds that a bucket may take for an attempt; there are two attempts. */
export const storePatience = 3 * second

/** Free space and free files where DATA_DIR is, or will be. */
export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const { bavail, bsize, ffree, files } = await statfs(await findExisting(dataDir))
  const free = bavail * bsize
  const text = `${Math.round(free / megabyte)} MB are free in ${dataDir}`
  // Some file systems have no fixed number of files and say 0.
  if (files > 0 && ffree < tooFewFiles) {
    return fail(`The file system of ${dataDir} has hardly a free file left (inodes).`, 'Delete files there.')
  }
  if (free < tooLittle) return fail(`Only ${text}.`, 'Make room; writes fail when the disk is full.')
  return free < little ? warn(`Only ${text}.`, 'Make room soon.') : ok(text)
}

/** Whether the first start can make the folder. */
async function checkMaking(folder: string): Promise<Finding[]> {
  const nearest = await findExisting(folder)
  if ((await statOf(nearest))?.isDirectory() && (await canMakeFolderIn(nearest))) return []
  const mend = 'Check DATA_DIR, or make that folder and give it to the user of the service.'
  return [fail(`This user may not make ${folder}: ${nearest} is no folder in which it may make one.`, mend)]
}

/** The folder, or else the nearest one above it that exists. */
export async function findExisting(folder: string): Promise<string> {
  return (await statOf(folder)) || folder === dirname(folder) ? folder : findExisting(dirname(folder))
}

/**
 * Whether others may read the data or the settings, and whether this user may write the data.
 * @param envFile the file of settings, if there is one
 */
export async function checkPermissions(
  config: Config,
  envFile = resolve('.env'),
  userId = process.getuid?.(),
): Promise<Finding[]> {
  // Windows has other rights than these.
  if (userId === undefined) return [ok('not checked on this system')]
  const { dataDir, databaseUrl } = config
  const folder = await statOf(dataDir)
  if (folder && !folder.isDirectory()) return [fail(`${dataDir} is no folder.`, 'Let DATA_DIR name a folder.')]
  const settings = await statOf(envFile)
  const findings: Finding[] = []
  if (folder?.uid === 0) {
    const mend = 'Give the service a user of its own, and DATA_DIR to that user (chown -R).'
    findings.push(warn(`${dataDir} belongs to root, so the service seems to run as root.`, mend))
  }
  if (folder && (folder.mode & 0o007) !== 0) {
    findings.push(warn(`Every user of the machine may open ${dataDir}.`, `Run: chmod 700 ${dataDir}`))
  }
  if (settings && (settings.mode & 0o004) !== 0) {
    findings.push(warn(`Every user of the machine may read ${envFile}.`, `Run: chmod 600 ${envFile}`))
  }
  for (const path of [dataDir, databaseUrl, join(dataDir, 'media')]) {
    if ((await statOf(path)) && !(await canWrite(path))) {
      findings.push(
        fail(`This user may not write to ${path}.`, 'Give it to the user of the service, and run this as it.'),
      )
    }
  }
  if (!folder && needsDataFolder(config)) findings.push(...(await checkMaking(dataDir)))
  return findings.length > 0 ? findings : [ok('only the service’s own user reads and writes its data')]
}

export async function canWrite(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  )
}

/** Makes a folder to find out: below /proc and on some network disks the permissions do not tell. */
export async function canMakeFolderIn(folder: string): Promise<boolean> {
  try {
    await rmdir(await mkdtemp(join(folder, '.benvenuto-')))
    return true
  } catch {
    return false
  }
}

export async function statOf(path: string) {
  return stat(path).catch(() => undefined)
}
