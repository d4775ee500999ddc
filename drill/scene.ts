import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../test/test-database.ts'
import { watchLog } from '../test/watch-log.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

export type Scene = {
  name: string
  /** What happens. */
  title: string
  /** Scenes that measure times run alone; the others, which mostly wait, run beside each other. */
  isMeasured: boolean
  /** Also played, with less of everything, by `npm test`. */
  isInShortForm?: boolean
  /** Left out where the engine is missing. */
  needs?: Engine
  /** Why the scene cannot be played on this machine; undefined if it can. */
  findObstacle?(): string | undefined
  play(stage: Stage): Promise<void>
}

export type Finding = {
  promise: string
  seen: string
  isKept: boolean
  /** About a time or another size that depends on the machine: the short form only prints it. */
  isMeasure?: boolean
}

/** What a scene gets: a place for its files, a place for its findings, and the settings of the drill. */
export class Stage {
  readonly findings: Finding[] = []
  readonly options: DrillOptions
  /** What the scene's services log. */
  readonly watched = watchLog()
  readonly #endings: (() => unknown)[] = []
  #isOver = false

  constructor(options: DrillOptions) {
    this.options = options
  }

  /** Notes a promise beside what was seen. */
  check(promise: string, isKept: boolean, seen: string): void {
    this.findings.push({ promise, seen, isKept })
  }

  /** Notes a promise about times or sizes, which only a machine without other load can show. */
  checkMeasure(promise: string, isKept: boolean, seen: string): void {
    this.findings.push({ promise, seen, isKept, isMeasure: true })
  }

  /** Runs at the end of the scene, however that ends; the latest first. */
  atEnd(end: () => unknown): void {
    this.#endings.push(end)
    // A scene that was interrupted goes on for a moment, and may have started something.
    if (this.#isOver) void this.end()
  }

  async openFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'drill-'))
    this.atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  }

  /** @returns settings of the service: an empty database of this engine */
  async openDatabase(engine: Engine): Promise<Record<string, string>> {
    if (engine === 'SQLite') return {}
    const { url, drop } = await createTestDatabase()
    if (!url) throw new Error('there is no PostgreSQL server')
    this.atEnd(drop)
    return { DATABASE_URL: url }
  }

  async end(): Promise<void> {
    this.#isOver = true
    for (const end of this.#endings.splice(0).reverse()) {
      try {
        await end()
      } catch (error) {
        process.stderr.write(`while clearing away: ${error}\n`)
      }
    }
  }
}

export type DrillOptions = {
  /** Rounds of killing, on each engine. */
  rounds: number
  engines: readonly Engine[]
  /** Seconds instead of minutes, beside other work: counts decide, times are printed only. */
  isShort: boolean
}
