import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { rememberReturnPath } from '#features/accounts/ui/index.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, fingerprint, stepOfField } from '#features/books/shared/book-form.ts'
import { bookFormRules } from '#features/books/shared/book-form-rules.ts'
import { loadBook } from '#features/books/ui/index.ts'
import { trackOnce } from '#features/tracking/ui/index.ts'
import { type Beginning, formOfView, openingForm, type StoredBook, storedOfView } from './stored-book.ts'
import { type SaveFailure, type SaveIntent, useBookSaver } from './use-book-saver.ts'
import { useImageUploads } from './use-image-uploads.ts'
import { useKeptDrafts } from './use-kept-drafts.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { WantedField } from './use-step-focus.ts'
import { useSteps } from './use-steps.ts'
import { useWizardToasts } from './use-wizard-toasts.ts'

/** SPEC section 9: from the toast to the payment page. */
const redirectDelay = 2000
/** Time to read that the book was created, before the page changes. */
const createdDelay = 900

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
  const navigate = useNavigate()
  const toasts = useWizardToasts()
  const language = useLocale()
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
  const [savedAt, setSavedAt] = useState<number>()
  const adopted = useRef(loaded.id)
  const mayLeave = useRef(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const steps = useSteps()
  const [wantedField, setWantedField] = useState<WantedField | undefined>(() =>
    steps.askedField === undefined ? undefined : { path: steps.askedField },
  )
  const stepRef = useRef(steps.step)
  useEffect(() => {
    stepRef.current = steps.step
  }, [steps.step])

  const [isDirty] = useState(() => () => fingerprint(form.getValues()) !== stored.current.fingerprint)
  const kept = useKeptDrafts({ form, accountId: account.id, stored, step: stepRef, isDirty })
  const blocker = useLeaveGuard({ isDirty, stored, mayLeave, onReturn: () => setIsLeaving(false) })
  const uploads = useImageUploads(form, toasts.imageRefused)

  function show(field: WantedField) {
    const step = stepOfField(field.path)
    if (step !== steps.step) steps.goTo(step)
    // A new object each time: the same field may be asked for again.
    setWantedField({ ...field })
  }
  const showField = (path: string) => show({ path })

  function leaveForPayment() {
    setTimeout(() => {
      void kept.keepNow()
      mayLeave.current = true
      void navigate('/payment')
    }, redirectDelay)
  }

  function leaveForLogin() {
    rememberReturnPath()
    void kept.keepNow().then(() => {
      mayLeave.current = true
      void navigate('/login')
    })
  }

  function onFailed(failure: SaveFailure) {
    toasts.failed(failure)
    if (failure.kind === 'trial' || failure.kind === 'payment') leaveForPayment()
    if (failure.kind === 'signedOut') leaveForLogin()
    if (failure.kind === 'gone') {
      stored.current = { id: undefined, revision: undefined, status: 'draft', fingerprint: '', written: undefined }
      setStatus('draft')
      setIsStored(false)
      adopted.current = undefined
      onAdopt(undefined)
    }
  }

  function onSaved(view: OwnBookView, intent: SaveIntent, before: StoredBook) {
    void kept.forgetOwn()
    beginning?.forget()
    setStatus(view.status)
    setOffline(view.offline)
    setIsStored(true)
    setSavedAt(Date.now())
    if (isFirst && view.status === 'published') trackOnce({ name: 'first-book' })
    if (adopted.current !== view.id) onAdopt(view.id)
    adopted.current = view.id
    const publication = before.status === 'published' ? 'updated' : 'created'
    toasts.saved(view.status === 'draft' ? 'draft' : publication, view.offline !== null)
    if (intent.stays) return
    mayLeave.current = true
    setIsLeaving(true)
    // A document of the server's, with a header of its own: not a route of the app.
    setTimeout(() => window.location.assign(`/preview/${encodeURIComponent(view.id)}`), createdDelay)
  }

  const saver = useBookSaver({ form, stored, uploads, showField, onSaved, onFailed })

  /** The newer version of a conflict into the form; the host's own is offered back. */
  async function loadNewer(): Promise<void> {
    if (stored.current.id === undefined) return
    try {
      const newer = await loadBook(stored.current.id)
      await kept.setAside()
      form.reset(formOfView(newer))
      stored.current = storedOfView(newer, newer.originalLanguage)
      setStatus(newer.status)
      saver.dismissTrouble()
      await kept.refreshOffers()
    } catch {
      toasts.failed({ kind: 'other', message: '' })
    }
  }

  const failed = saver.trouble?.kind === 'offline' ? saver.trouble.intent : undefined
  return {
    account,
    form,
    stored,
    steps,
    status,
    /** Why guests cannot read the book, whatever is saved. */
    offline,
    isStored,
    savedAt,
    isLeaving,
    kept,
    blocker,
    uploads,
    saver,
    loadNewer,
    wantedField,
    show,
    /** Repeats the save that found no connection. */
    retry: failed && (() => void saver.save(failed)),
  }
}

export type Wizard = ReturnType<typeof useWizard>
