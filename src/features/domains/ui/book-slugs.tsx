import { Pencil } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { textLimits } from '#limits.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import type { DomainList } from '../shared/domain-contract.ts'
import { useChangeSlug } from './domain-api.ts'
import { useDomainProblems } from './domain-problems.ts'

type Slug = DomainList['slugs'][number]
type BookSlugsProps = { slugs: readonly Slug[]; books: readonly BookSummary[]; domain: string }

/** The slugs of the books, each with a dialog to change it. */
export function BookSlugs({ slugs, books, domain }: BookSlugsProps) {
  const t = useTranslations('domains.addresses')
  const titleId = useId()
  const [edited, setEdited] = useState<Slug>()
  const nameOf = (bookId: string) => books.find(({ id }) => id === bookId)?.propertyName ?? ''
  return (
    <Card asChild className="p-5 md:p-6">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-h3">
          {t('title')}
        </h2>
        <p className="mt-1.5 mb-3 max-w-[68ch] text-small text-muted">{t('text')}</p>
        <ul>
          {slugs.map((slug) => (
            <li
              key={slug.bookId}
              className="flex items-center gap-3 border-line py-2 not-first:border-t first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{nameOf(slug.bookId)}</p>
                <p className="font-mono text-small wrap-anywhere text-muted">
                  {domain}/{slug.slug}
                </p>
              </div>
              <IconButton label={t('edit', { name: nameOf(slug.bookId) })} onClick={() => setEdited(slug)}>
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        {edited && (
          <SlugDialog slug={edited} name={nameOf(edited.bookId)} domain={domain} onClose={() => setEdited(undefined)} />
        )}
      </section>
    </Card>
  )
}

type SlugDialogProps = { slug: Slug; name: string; domain: string; onClose: () => void }

function SlugDialog({ slug, name, domain, onClose }: SlugDialogProps) {
  const t = useTranslations('domains')
  const problems = useDomainProblems()
  const [text, setText] = useState(slug.slug)
  const { mutate, isPending, error } = useChangeSlug()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const done = () => {
      showToast({ title: t('saved'), description: `${domain}/${text.trim().toLowerCase()}` })
      onClose()
    }
    mutate({ bookId: slug.bookId, slug: text }, { onSuccess: done })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('addresses.edit', { name })}
      closeLabel={t('close')}
      size="s"
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('addresses.label')}
          hint={t('addresses.hint')}
          error={problems.ofField(error, 'slug')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={textLimits.slug}
        />
        <Button type="submit" busy={isPending} block>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
