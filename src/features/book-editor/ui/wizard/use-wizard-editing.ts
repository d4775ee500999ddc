import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { type BookForm, fingerprint, formPathOf } from '#features/books/shared/book-form.ts'
import { findObstacle } from '#features/books/shared/book-form-rules.ts'
import { loadBook, markPublished, useRefreshBooks } from '#features/books/ui/index.ts'
import { trackOnce } from '#features/tracking/ui/index.ts'
import { openWizardDrafts } from '../drafts/open-wizard-drafts.ts'
import type { WizardDrafts } from '../drafts/server-copies.ts'
import { type Beginning, formOfView, noStoredBook, type StoredBook, storedOfView } from '../drafts/stored-book.ts'
import { formOfDraft, type WizardDraft } from '../drafts/wizard-drafts.ts'
import { draftScope } from '../editing/drafts.ts'
import type { SaveFailure } from '../editing/save-failure.ts'
import { useDelayed, useEditing } from '../editing/use-editing.ts'
import { countWaitingPictures, hasUnreadPictures, withoutUnreadPictures } from '../pictures/listed-images.ts'
import type { ImageUploads } from '../pictures/use-image-uploads.ts'
import { latePictures } from '../pictures/use-late-pictures.ts'
import type { PictureUploads } from '../pictures/use-picture-uploads.ts'
import { type SaveIntent, useBookSaver } from '../use-book-saver.ts'
import type { Missing } from './use-missing.ts'
import { wizardParams } from './use-steps.ts'
import { markProblems, type useWantedField } from './use-wanted-field.ts'
import type { useWizardToasts } from './use-wizard-toasts.ts'

/** Time to read that the book was created, before the page changes. */
const createdDelayMs = 900
/** Delay from the first change until the form is stored on the device: it may contain pictures. */
const keepDelayMs = 500

export type WizardInput = {
  account: CurrentUser
  /** The book to edit; none for a new one. */
  book: OwnBookView | undefined
  /** The server has given a new book its id, or no longer has the book. */
  onAdopt: (bookId: string | undefined) => void
  /** None of the host's books is published yet. */
  isFirst: boolean
  beginning?: Beginning
}

type WizardEditingInput = WizardInput & {
  form: UseFormReturn<BookForm>
  /** The server's state; replaced by every save. */
  stored: RefObject<StoredBook>
  uploads: ImageUploads
  pictureUploads: PictureUploads
  missing: Missing
  place: ReturnType<typeof useWantedField>
  toasts: ReturnType<typeof useWizardToasts>
}

/** Connects the wizard to the editing session: what is unsaved, how it is saved, and what happens afterwards. */
export function useWizardEditing(input: WizardEditingInput) {
  const { account, book, onAdopt, isFirst, beginning, form, stored, uploads, pictureUploads, missing, place, toasts } =
    input
  const { steps, show } = place
  const after = useDelayed()
  const navigate = useNavigate()
  const refreshBooks = useRefreshBooks()
  const [status, setStatus] = useState(stored.current.status)
  const [offline, setOffline] = useState(book?.offline ?? null)
  const [isStored, setIsStored] = useState(stored.current.id !== undefined)
  const adopted = useRef(stored.current.id)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isOtherAccount, setIsOtherAccount] = useState(false)
  const drafts = useRef<WizardDrafts>(undefined)
  const saveBook = useBookSaver({ accountId: account.id, form, stored, uploads, pictureUploads })
  const refreshOffers = useRef<() => Promise<void>>(undefined)

  const editing = useEditing<WizardDraft, SaveIntent, OwnBookView>({
    options: () => {
      drafts.current = openWizardDrafts({
        onElsewhere: () => void refreshOffers.current?.(),
        onOwner: (isSignedIn) => setIsOtherAccount(!isSignedIn),
      })
      return { drafts: drafts.current, keepDelayMs, conflict: 'ask' }
    },
    scope: () => draftScope(account.id, stored.current.id),
    findUnsaved: () => {
      const { fingerprint: storedPrint, revision, unansweredKey } = stored.current
      const values = form.getValues()
      return fingerprint(values) === storedPrint
        ? undefined
        : { form: withoutUnreadPictures(values), step: steps.step, revision, unansweredKey }
    },
    isStored: (draft) => fingerprint(formOfDraft(draft, form.getValues())) === stored.current.fingerprint,
    restore: (draft) => {
      form.reset(formOfDraft(draft, form.getValues()))
      // The revision that the edit began from, so that a conflict is detected.
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
      const view = await saveBook(intent, () => drafts.current?.beginSave())
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
  const { noteChange, allowLeaving, session } = editing
  // The draft on this device contains the pictures that are still being sent, so the wizard offers them itself.
  useEffect(() => latePictures.leaveTo(adopted.current), [])
  useEffect(() => {
    refreshOffers.current = session.refreshOffers
  }, [session])
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
    // Continues as a new book.
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
    const waiting = countWaitingPictures(form.getValues())
    toasts.saved(view.status === 'draft' ? 'draft' : publication, view.offline !== null, waiting)
    const isNewlyOpen = publication === 'created' && isOpenToGuests(view)
    // After publishing, pending pictures are sent in the background; otherwise the host can still retry them here.
    const isHeld = waiting > 0 && (!isNewlyOpen || hasUnreadPictures(form.getValues()))
    if (intent.stays || isHeld) return
    allowLeaving()
    setIsLeaving(true)
    after(createdDelayMs, () => openPreview(view.id, isNewlyOpen))
  }

  /** The preview is a document of the server. After publishing, the app shows its own screen at that address first. */
  function openPreview(bookId: string, isNewlyOpen: boolean) {
    const path = `/preview/${encodeURIComponent(bookId)}`
    if (!isNewlyOpen) return window.location.assign(path)
    sendLatePictures(bookId)
    markPublished(bookId)
    void navigate(path)
  }

  function sendLatePictures(bookId: string) {
    const whole = structuredClone(form.getValues())
    if (countWaitingPictures(whole) === 0) return
    const kept = drafts.current
    latePictures.start({
      ...{ accountId: account.id, bookId, form: whole },
      onDone: ({ hasLeftOut }) => {
        // The draft has the only copy of a picture without a place in the book.
        if (!hasLeftOut) void kept?.forgetOwn()
        refreshBooks()
      },
    })
  }

  return {
    editing,
    status,
    /** Why guests cannot read the book, whatever is saved. */
    offline,
    isStored,
    isLeaving,
    /** Another account is signed in by now in this browser: nothing can be saved. */
    isOtherAccount,
    /** Whether the book was saved elsewhere since that draft was begun. */
    isOlder: (draft: WizardDraft) => draft.revision !== undefined && draft.revision !== stored.current.revision,
  }
}
