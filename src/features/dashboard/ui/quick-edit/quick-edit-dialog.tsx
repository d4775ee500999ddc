import { Clock, TriangleAlert } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import type { EssentialName } from '#features/books/shared/essentials-contract.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { formatDay } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { editPathOf } from '../share-link.ts'
import { type SavedEdit, useQuickEditForm } from './use-quick-edit-form.ts'
import { useVisibilityTexts } from './use-visibility.ts'

type QuickEditDialogProps = {
  book: BookSummary
  user: CurrentUser
  /** Milliseconds UTC. */
  now: number
  /** Called after the book was saved; must close the dialog. */
  onSaved: (edit: SavedEdit) => void
  onClose: () => void
}

/** Door code, Wi-Fi and times of a book in one small form, for hosts with and without a plan. */
export function QuickEditDialog({ book, user, now, onSaved, onClose }: QuickEditDialogProps) {
  const t = useTranslations('dashboard.quick')
  const form = useQuickEditForm(book, onSaved)
  const visibilities = useVisibilityTexts(book.id, form.isOpen)
  const isLapsed = !user.canCreateBooks

  function submit(event: FormEvent) {
    event.preventDefault()
    if (form.isSaving) return
    if (form.changed.length === 0) onClose()
    else void form.save()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={book.propertyName}
      closeLabel={t('close')}
    >
      <form onSubmit={submit} noValidate>
        <div className="grid gap-5">
          {form.problem.text && (
            <Notice tone="danger" role="alert" icon={<TriangleAlert size={20} aria-hidden="true" />}>
              {form.problem.text}
            </Notice>
          )}
          {isLapsed && <LapsedNotice user={user} now={now} />}
          <div className="grid gap-1.5">
            <EssentialField name="doorCode" form={form} visibilities={visibilities} isCode autoFocus />
            {visibilities.leadsToStays() && (
              <Link to="/stays" className="action-link justify-self-start">
                {t('toStays')}
              </Link>
            )}
          </div>
          <div className="grid gap-x-3 gap-y-5 md:grid-cols-2">
            <EssentialField name="wifiName" form={form} visibilities={visibilities} isVerbatim />
            <EssentialField name="wifiPassword" form={form} visibilities={visibilities} isCode />
          </div>
          <div className="grid grid-cols-2 items-start gap-x-3">
            <EssentialField name="checkinTime" form={form} visibilities={visibilities} />
            <EssentialField name="checkoutTime" form={form} visibilities={visibilities} />
          </div>
        </div>
        <div className="-mx-5 mt-6 flex flex-wrap items-center gap-3 border-t border-line px-5 pt-4 md:-mx-8 md:-mb-2 md:px-8">
          <Link
            to={isLapsed ? '/plan-selection' : editPathOf(book.id)}
            className="action-link max-md:order-last md:mr-auto"
          >
            {isLapsed ? t('seePlans') : t('wholeBook')}
          </Link>
          {/* Long words push both buttons into a row of their own. */}
          <div className="flex flex-wrap gap-3 max-md:w-full md:ml-auto">
            <Button variant="quiet" className="max-md:flex-1" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" className="max-md:flex-auto" busy={form.isSaving} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

function LapsedNotice({ user, now }: { user: CurrentUser; now: number }) {
  const t = useTranslations('dashboard.quick')
  const language = useLocale()
  const end = user.accessUntil ?? user.trialEndsAt
  return (
    <Notice tone="danger" icon={<Clock size={20} aria-hidden="true" />}>
      {end ? t(user.accessUntil ? 'planEnded' : 'trialEnded', { date: formatDay(end, now, language) }) : t('noPlan')}
    </Notice>
  )
}

type EssentialFieldProps = {
  name: EssentialName
  form: ReturnType<typeof useQuickEditForm>
  visibilities: ReturnType<typeof useVisibilityTexts>
  /** Shown in the code font. */
  isCode?: boolean
  /** Guests copy it exactly, so the keyboard must not correct it. */
  isVerbatim?: boolean
  autoFocus?: boolean
}

/** Selects the text of a field when it appears. */
function selectOnce(field: HTMLInputElement | null): void {
  field?.select()
}

/** A field that is outlined once it was changed, and says which value it replaces. */
function EssentialField({
  name,
  form,
  visibilities,
  isCode = false,
  isVerbatim = isCode,
  autoFocus = false,
}: EssentialFieldProps) {
  const t = useTranslations('dashboard.quick')
  const limitOf = useTextLimit()
  const before = form.stored[name]
  const isChanged = form.changed.includes(name)
  return (
    <TextField
      name={name}
      label={t(`fields.${name}`)}
      value={form.values[name]}
      onChange={(event) => form.change(name, event.currentTarget.value)}
      limit={limitOf(textKindOf(name))}
      error={form.problem.fields[name]}
      hint={visibilities.hintOf(name, isChanged ? before : undefined)}
      className={[
        isCode && '[&_input]:font-code [&_input]:font-semibold [&_input]:tracking-wide',
        isChanged && '[&_input]:border-accent [&_input]:shadow-[inset_0_0_0_1px_var(--color-accent)]',
      ]
        .filter(Boolean)
        .join(' ')}
      autoComplete="off"
      {...(isVerbatim && { autoCapitalize: 'none', spellCheck: false })}
      // Most often this value is new: it has the focus, and typing replaces it.
      autoFocus={autoFocus}
      {...(autoFocus && { ref: selectOnce })}
    />
  )
}
