import type { Language } from '#platform/i18n/languages.ts'

/** Texts by their keys, such as `wizard.hints.image`. */
export type Texts = ReadonlyMap<string, string>

type Module = Readonly<Record<string, object>>
const joined = import.meta.glob<Module>('../src/**/messages/[a-z][a-z].ts', { eager: true })
const parts = import.meta.glob<Module>('../src/**/messages/*/[a-z][a-z].ts', { eager: true })

/** The texts of each folder `messages`, by language. */
export const catalogues: ReadonlyMap<string, ReadonlyMap<Language, Texts>> = readFolders(Object.entries(joined))

/** As `catalogues`, of the folders inside `messages` whose texts belong to no catalogue: legal texts, help. */
export const looseTexts: ReadonlyMap<string, ReadonlyMap<Language, Texts>> = readFolders(
  Object.entries(parts).filter(([, module]) => !isIn(Object.values(joined), module)),
)

function readFolders(modules: [file: string, module: Module][]): Map<string, Map<Language, Texts>> {
  const folders = new Map<string, Map<Language, Texts>>()
  for (const [file, module] of modules) {
    const [, folder = '', language = ''] = /^\.\.\/(src\/.+)\/(\w+)\.ts$/.exec(file) ?? []
    const versions = folders.get(folder) ?? new Map<Language, Texts>()
    versions.set(language as Language, flattenTexts(module[language] ?? {}))
    folders.set(folder, versions)
  }
  return folders
}

/** Whether a catalogue contains what a module exports. */
function isIn(modules: readonly Module[], part: Module): boolean {
  const exported = new Set<unknown>(Object.values(part))
  return modules.flatMap((module) => Object.values(module)).some((texts) => holdsAny(texts, exported))
}

function holdsAny(value: unknown, wanted: ReadonlySet<unknown>): boolean {
  if (wanted.has(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holdsAny(one, wanted))
}

/** All texts in a value, by their path; other values than texts, objects and lists are left out. */
export function flattenTexts(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, one]) => [...flattenTexts(one, path === '' ? key : `${path}.${key}`)]),
  )
}
