/** The placeholders of a template. `{link}` is required in every template; codes have no placeholder. */
export const placeholders = [
  'houseName',
  'hostName',
  'arrivalDate',
  'arrivalTime',
  'departureDate',
  'departureTime',
  'nights',
  'releaseDate',
  'releaseTime',
  'link',
] as const
export type Placeholder = (typeof placeholders)[number]

/** The values of a stay; null: it has none. */
export type MessageValues = Readonly<Record<Placeholder, string | null>>

export type TemplateProblem = 'EMPTY' | 'PLACEHOLDER_UNKNOWN' | 'BRACE_ALONE' | 'LINK_MISSING'

const named = /\{([^{}]*)\}/g

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((placeholder) => placeholder === name)
}

/** Why a template cannot be filled for every stay. `name`: of an unknown placeholder. */
export function findTemplateProblem(content: string): { problem: TemplateProblem; name: string } | undefined {
  if (content.trim() === '') return { problem: 'EMPTY', name: '' }
  const names = [...content.matchAll(named)].map(([, name = '']) => name)
  const unknown = names.find((name) => !isPlaceholder(name))
  if (unknown !== undefined) return { problem: 'PLACEHOLDER_UNKNOWN', name: unknown }
  if (/[{}]/.test(content.replace(named, ''))) return { problem: 'BRACE_ALONE', name: '' }
  return names.includes('link') ? undefined : { problem: 'LINK_MISSING', name: '' }
}

/** The placeholders of a template for which a stay has no value. */
export function listMissing(content: string, values: MessageValues): Placeholder[] {
  const names = [...content.matchAll(named)].map(([, name = '']) => name)
  return [...new Set(names.filter(isPlaceholder))].filter((name) => values[name] === null)
}

/** Fills a template. Names without a value become empty; `listMissing` returns them. */
export function fillTemplate(content: string, values: MessageValues): string {
  return content.replace(named, (_whole, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : ''))
}

/** A template without its placeholders: the text that its author has written. */
export function wordsOfTemplate(content: string): string {
  return content.replace(named, ' ')
}
