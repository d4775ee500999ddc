import { ChevronDown, CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GuestBook } from '#features/books/shared/book.ts'
import {
  type ItemFieldOf,
  type ItemList,
  itemListNames,
  itemLists,
  type TextName,
  textNames,
} from '#features/books/shared/book-fields.ts'
import { holdsWords } from '#features/books/shared/fixed-parts.ts'

type FixedEntry = {
  /** The name of the item; '' for the book's own texts and for names. */
  owner: string
  /** Key of the field's label in the editor's messages. */
  label: `fields.${TextName}` | `entryFields.${ItemFieldOf<ItemList>}`
  text: string
}

/** What the book says that is the same in every language: times, names, addresses, codes and telephone numbers. */
function listFixedEntries(book: GuestBook, asked: ReadonlySet<string>): FixedEntry[] {
  const isFixed = ({ text }: FixedEntry) => text !== '' && !asked.has(text)
  const own = textNames
    .filter((name) => name !== 'propertyType')
    .map((name): FixedEntry => ({ owner: '', label: `fields.${name}`, text: book[name].trim() }))
  const items = itemListNames.flatMap((list) =>
    (book[list] as readonly Partial<Record<string, unknown>>[]).flatMap((item) =>
      Object.entries(itemLists[list].items).flatMap(([part, field]): FixedEntry[] => {
        const text = String(item[part] ?? '').trim()
        if ('translated' in field && holdsWords(text)) return []
        const owner = part === 'name' ? '' : String(item['name'] ?? '').trim()
        return [{ owner, label: `entryFields.${part as ItemFieldOf<ItemList>}`, text }]
      }),
    ),
  )
  return [...own, ...items].filter(isFixed)
}

type FixedEntriesProps = {
  book: GuestBook
  /** The texts that are translated. */
  asked: ReadonlySet<string>
}

/** One closed line: what needs no translation, and why the host is not asked for it. */
export function FixedEntries({ book, asked }: FixedEntriesProps) {
  const t = useTranslations('translations.fixed')
  const editor = useTranslations('bookEditor')
  const entries = listFixedEntries(book, asked)
  if (entries.length === 0) return null
  return (
    <details className="group mt-8 border-line border-y">
      <summary className="flex min-h-16 list-none items-center gap-3.5 py-2.5">
        <CircleCheck size={22} aria-hidden="true" className="shrink-0 text-success" />
        <span className="min-w-0">
          <strong>{t('title', { count: entries.length })}</strong> <span className="text-muted">{t('text')}</span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="ml-auto shrink-0 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-x-8 pb-5 md:grid-cols-2">
        {entries.map(({ owner, label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity and are only shown
          <div key={index} className="flex justify-between gap-4 border-line border-t py-2 text-small">
            <dt className="min-w-0 flex-[0_1_45%] wrap-anywhere text-muted">
              {owner === '' ? editor(label) : `${owner} · ${editor(label)}`}
            </dt>
            <dd className="min-w-0 wrap-anywhere text-right">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
