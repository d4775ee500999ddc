import { useId } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { transportTypes } from '#features/books/shared/book.ts'
import type { ItemList } from '#features/books/shared/book-fields.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { completeWebAddress } from '#features/books/shared/web-address.ts'
import { classNames } from '#ui/class-names.ts'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { PictureList } from '../pictures/picture-list.tsx'
import { ReadySentences } from '../templates/ready-sentences.tsx'
import { useBookField } from '../use-book-field.ts'
import { ListEditor } from './list-editor.tsx'
import { listLayouts, listSections } from './list-fields.ts'
import { Suggestions } from './suggestions.tsx'

const widths = {
  whole: 'col-span-6',
  half: 'col-span-6 md:col-span-3',
  small: 'col-span-3 md:col-span-2',
}

/** A list of places or things, each on a card of its own. */
export function EntryList({ list, hideTitle = false }: { list: ItemList; hideTitle?: boolean }) {
  const t = useTranslations('bookEditor')
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} data-preview={listSections[list]}>
      <h2 id={`${id}-title`} className={hideTitle ? 'sr-only' : 'text-h3'}>
        {t(`lists.${list}.title`)}
      </h2>
      {!hideTitle && <p className="mt-1 mb-4 text-muted">{t(`lists.${list}.text`)}</p>}
      <ListEditor
        list={list}
        renderRow={({ index, name, handle, remove }) => (
          <fieldset aria-label={name} className="min-w-0 rounded-m border border-line bg-surface px-4 pb-5">
            <div className="-mx-3 flex min-h-12 items-center">
              {handle}
              <p className="min-w-0 flex-1 truncate font-semibold">{name}</p>
              {remove}
            </div>
            <div className="mt-1 grid grid-cols-6 gap-x-3 gap-y-4">
              {listLayouts[list].map((layout) => (
                <EntryField key={layout.name} list={list} index={index} layout={layout} suggestionsId={id} />
              ))}
              {list === 'equipment' && (
                <div className="col-span-6">
                  <PictureList name={`equipment.${index}.pictures`} place="equipment" />
                </div>
              )}
            </div>
          </fieldset>
        )}
      />
      {list === 'equipment' && <ReadySentences kind="equipment" />}
      <EntrySuggestions list={list} id={id} />
    </section>
  )
}

type EntryFieldProps = {
  list: ItemList
  index: number
  layout: (typeof listLayouts)[ItemList][number]
  suggestionsId: string
}

function EntryField({ list, index, layout, suggestionsId }: EntryFieldProps) {
  const t = useTranslations('bookEditor')
  const field = useBookField()(`${list}.${index}.${layout.name}` as FieldPath<BookForm>)
  const offersWords = layout.name === 'type' || layout.name === 'category'
  const shared = {
    ...field,
    label: t(`entryFields.${layout.name}`),
    className: classNames(widths[layout.width]),
    'aria-required': layout.needed,
  }
  if (list === 'transport' && layout.name === 'type') return <TransportType {...shared} />
  const control = { ...shared, placeholder: layout.example && t(`examples.${layout.example}`) }
  if (layout.long) return <TextArea {...control} />
  if (layout.name === 'website') return <WebsiteField {...control} />
  return (
    <TextField
      {...control}
      type={layout.name === 'phone' ? 'tel' : 'text'}
      autoComplete="off"
      list={offersWords ? `${suggestionsId}-${layout.name}` : undefined}
    />
  )
}

/** Hosts write `www.dagino.it`: the scheme is added when the field loses the focus. */
function WebsiteField({
  onBlur,
  ...props
}: ReturnType<ReturnType<typeof useBookField>> & Parameters<typeof TextField>[0]) {
  const { setValue } = useFormContext<BookForm>()
  return (
    <TextField
      {...props}
      type="url"
      autoComplete="off"
      onBlur={(event) => {
        const { value } = event.currentTarget
        const complete = completeWebAddress(value)
        if (complete !== value) setValue(props.name, complete)
        void onBlur(event)
      }}
    />
  )
}

function TransportType(props: Omit<Parameters<typeof SelectField>[0], 'options'>) {
  const t = useTranslations('bookEditor.transportTypes')
  const { getValues } = useFormContext<BookForm>()
  const known: readonly string[] = [...transportTypes, 'other']
  const current = String(getValues(props.name as FieldPath<BookForm>) ?? '')
  const options = [...transportTypes, 'other' as const].map((type) => ({ value: type, label: t(type) }))
  // An unknown kind from the API is kept until another one is chosen.
  const foreign = known.includes(current) ? [] : [{ value: current, label: current }]
  return <SelectField {...props} options={[...foreign, ...options]} />
}

function EntrySuggestions({ list, id }: { list: ItemList; id: string }) {
  const t = useTranslations('bookEditor.suggestions')
  if (list === 'equipment' || list === 'transport') return null
  return (
    <>
      <Suggestions id={`${id}-type`} words={t(list)} />
      {list === 'usefulInfo' && <Suggestions id={`${id}-category`} words={t('category')} />}
    </>
  )
}
