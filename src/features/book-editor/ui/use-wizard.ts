import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useLocale } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, fingerprint, formPathOf, stepOfField } from '#features/books/shared/book-form.ts'
import { bookFormRules, findObstacle } from '#features/books/shared/book-form-rules.ts'
import { loadBook } from '#features/books/ui/index.ts'
import { trackOnce } from '#features/tracking/ui/index.ts'
import { draftScope } from './editing/drafts.ts'
import type { SaveFailure } from './editing/save-failure.ts'
import { useDelayed } from './editing/use-delayed.ts'
import { useEditing } from './editing/use-editing.ts'
import { type Beginning, formOfView, noStoredBook, openingForm, type StoredBook, storedOfView } from './stored-book.ts'
import { type SaveIntent, useBookSaver } from './use-book-saver.ts'
import { useImageUploads } from './use-image-uploads.ts'
import { useMissing } from './use-missing.ts'
import type { WantedField } from './use-step-focus.ts'
import { useSteps, wizardParams } from './use-steps.ts'
import { useWizardToasts } from './use-wizard-toasts.ts'
import { openWizardDrafts, type WizardDraft } from './wizard-drafts.ts'

/** Time to read that the book was created, before the page changes. */
const createdDelayMs = 900
/** From the first change until the form is kept on the device: it may hold pictures. */
const keepDelayMs = 500

export type WizardInput = {
  account: CurrentUser
  /** The book to edit; none for a new one. */
  book: OwnBookView | undefined
  /** The server has given a new book its id, or lost the one it had. */
  onAdopt: (bookId: string | undefined) => void
  /** None of the host's books is published yet. */
  isFirst: boolean
  beginning?: Beginning
}

/** All that happens in the wizard; the components around it only show it. */
export function useWizard({ account, book, onAdopt, isFirst, beginning }: WizardInput) {
  const toasts = useWizardToasts()
  const language = useLocale()
  const after = useDelayed()
  const [loaded] = useState(() => storedOfView(book, language))
  const stored = useRef<StoredBook>(loaded)
  const [rules] = useState(() => bookFormRules(() => stored.current.written))
  const form = useForm<BookForm>({
    defaultValues: openingForm(book, beginning, language),
    // The rules only judge; their output, with trimmed texts, is never used as the form's values.
    resolver: zodResolver(rules, undefined, { raw: true }) as unknown as Resolver<BookForm>,
  })
  const [status, setStatus] = useState(loaded.status)
  const [offline, setOffline] = useState(book?.offline ?? null)
  const [isStored, setIsStored] = useState(loaded.id !== undefined)
  const adopted = useRef(loaded.id)
  const [isLeaving, setIsLeaving] = useState(false)
  const { steps, wantedField, show } = useWantedField()
  const missing = useMissing(steps.step)
  const uploads = useImageUploads(form, toasts.imageRefused)
  const saveBook = useBookSaver({ form, stored, uploads })

  const editing = useEditing<WizardDraft, SaveIntent, OwnBookView>({
    options: () => ({ drafts: openWizardDrafts(), keepDelayMs, conflict: 'ask' }),
    scope: () => draftScope(account.id, stored.current.id),
    findUnsaved: () => {
      const { fingerprint: storedPrint, revision, unansweredKey } = stored.current
      const values = form.getValues()
      return fingerprint(values) === storedPrint
        ? undefined
        : { form: values, step: steps.step, revision, unansweredKey }
    },
    isStored: (draft) => fingerprint(draft.form) === stored.current.fingerprint,
    restore: (draft) => {
      form.reset(draft.form)
      // The edit began from that revision: if the book changed since, the save has to say so.
      stored.current.revision = draft.revision ?? stored.current.revision
      stored.current.unansweredKey = draft.unansweredKey
    },
    check: (intent) => {
      const obstacle = findObstacle(form.getValues(), intent.status, stored.current.written)
      if (!obstacle) return 'ready'
      const isAsked = missing.ask(obstacle, intent)
      markProblems(
        form,
        obstacle.problems.map(({ path, code }) => [path, code]),
        'rule',
        isAsked ? undefined : show,
      )
      toasts.blocked(obstacle, intent.status)
      return 'blocked'
    },
    send: async (intent) => {
      const before = stored.current
      const view = await saveBook(intent)
      noteSaved(view, intent, before)
      return 'saved'
    },
    load: () => loadBook(stored.current.id ?? ''),
    show: (newer) => {
      form.reset(formOfView(newer))
      stored.current = storedOfView(newer, newer.originalLanguage)
      setStatus(newer.status)
    },
    onFailed: noteFailed,
    isHere: (next, current) => {
      // The steps of one book are one screen.
      const nextBook = new URLSearchParams(next.search).get(wizardParams.book)
      return next.pathname === current.pathname && (nextBook === null || nextBook === stored.current.id)
    },
    onReturn: () => setIsLeaving(false),
  })
  const { noteChange, allowLeaving } = editing
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => noteChange() }), [form, noteChange])

  function noteFailed(failure: SaveFailure, isKept: boolean) {
    if (failure.kind === 'invalid') {
      const problems = Object.entries(failure.fields).map(
        ([path, message]) => [formPathOf(form.getValues(), path), message] as const,
      )
      markProblems(form, problems, 'server', show)
    }
    toasts.failed(failure, isKept)
    if (failure.kind !== 'gone' || stored.current.id === undefined) return
    stored.current = { ...noStoredBook }
    setStatus('draft')
    setIsStored(false)
    adopted.current = undefined
    onAdopt(undefined)
    // It is a draft of a new book from now on.
    noteChange()
  }

  function noteSaved(view: OwnBookView, intent: SaveIntent, before: StoredBook) {
    beginning?.forget()
    setStatus(view.status)
    setOffline(view.offline)
    setIsStored(true)
    if (isFirst && view.status === 'published') trackOnce({ name: 'first-book' })
    if (adopted.current !== view.id) onAdopt(view.id)
    adopted.current = view.id
    const publication = before.status === 'published' ? 'updated' : 'created'
    toasts.saved(view.status === 'draft' ? 'draft' : publication, view.offline !== null)
    if (intent.stays) return
    allowLeaving()
    setIsLeaving(true)
    // A document of the server's, with a header of its own: not a route of the app.
    after(createdDelayMs, () => window.location.assign(`/preview/${encodeURIComponent(view.id)}`))
  }

  return {
    account,
    form,
    stored,
    steps,
    status,
    /** Why guests cannot read the book, whatever is saved. */
    offline,
    isStored,
    isLeaving,
    editing,
    /** Whether the book was saved by somebody since that draft was begun. */
    isOlder: (draft: WizardDraft) => draft.revision !== undefined && draft.revision !== stored.current.revision,
    uploads,
    missing,
    wantedField,
    show,
  }
}

/** The step on the screen, and the field that is to be shown and focused there. */
function useWantedField() {
  const steps = useSteps()
  const [wantedField, setWantedField] = useState<WantedField | undefined>(() =>
    steps.askedField === undefined ? undefined : { path: steps.askedField },
  )
  function show(field: WantedField) {
    const step = stepOfField(field.path)
    if (step !== steps.step) steps.goTo(step)
    // A new object each time: the same field may be asked for again.
    setWantedField({ ...field })
  }
  return { steps, wantedField, show }
}

/** Marks what has to be put right first. @param problems paths with their codes or texts @param show leads to the first */
function markProblems(
  form: UseFormReturn<BookForm>,
  problems: readonly (readonly [path: string, message: string])[],
  type: 'rule' | 'server',
  show: ((field: WantedField) => void) | undefined,
): void {
  for (const [path, message] of problems) form.setError(path as keyof BookForm, { type, message })
  const [first] = problems
  if (first) show?.({ path: first[0] })
}

export type Wizard = ReturnType<typeof useWizard>
