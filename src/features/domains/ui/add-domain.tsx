import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { textLimits } from '#limits.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import { BookChoice, type Shown } from './book-choice.tsx'
import { useAddDomain } from './domain-api.ts'
import { useDomainProblems } from './domain-problems.ts'

type AddDomainProps = {
  books: readonly BookSummary[]
  /** The book from whose menu the host came. */
  bookId: string | null
  onAdded: (domainId: string) => void
}

/** Form for a new domain: its name and what it shows. The input stays until the request has succeeded. */
export function AddDomain({ books, bookId, onAdded }: AddDomainProps) {
  const t = useTranslations('domains.add')
  const titleId = useId()
  const problems = useDomainProblems()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [shown, setShown] = useState<Shown>({ bookId, listsBooks: true })
  const { mutate, isPending, error, reset } = useAddDomain()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    mutate(
      { name, ...shown },
      {
        onSuccess: ({ id }) => {
          setName('')
          showToast({ title: t('added'), description: t('addedText') })
          onAdded(id)
        },
        onError: () => field.current?.focus(),
      },
    )
  }

  return (
    <Card asChild className="p-5 md:p-6">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-4 text-h3">
          {t('title')}
        </h2>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <TextField
            ref={field}
            label={t('name')}
            hint={t('nameHint')}
            error={problems.ofField(error, 'name')}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value)
              if (error) reset()
            }}
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            maxLength={textLimits.domain}
          />
          <BookChoice books={books} shown={shown} onChange={setShown} />
          <Button type="submit" busy={isPending} className="justify-self-start max-md:w-full">
            {t('submit')}
          </Button>
        </form>
      </section>
    </Card>
  )
}
