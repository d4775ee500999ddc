import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type BookForm, fingerprint } from '#features/books/shared/book-form.ts'
import { openDeviceDrafts } from './device-drafts.ts'
import type { KeptDraft } from './local-draft.ts'
import type { StoredBook } from './stored-book.ts'

const writeDelay = 500

type KeptDraftsInput = {
  form: UseFormReturn<BookForm>
  accountId: string
  stored: RefObject<StoredBook>
  /** Counted from 0. */
  step: RefObject<number>
  isDirty: () => boolean
}

/** Keeps what is written on this device, and offers back what was kept before. */
export function useKeptDrafts({ form, accountId, stored, step, isDirty }: KeptDraftsInput) {
  const [drafts] = useState(() => openDeviceDrafts(accountId))
  const [offers, setOffers] = useState<KeptDraft[]>()

  const content = () => ({
    form: form.getValues(),
    step: step.current,
    revision: stored.current.revision,
    unansweredKey: stored.current.unansweredKey,
  })

  function keepNow(): Promise<unknown> {
    return isDirty() ? drafts.keep(stored.current.id, content()) : drafts.forgetOwn()
  }

  async function refreshOffers(): Promise<void> {
    const kept = await drafts.list(stored.current.id)
    const isSaved = (draft: KeptDraft) => fingerprint(draft.form) === stored.current.fingerprint
    for (const draft of kept.filter(isSaved)) void drafts.forget(draft.id)
    setOffers(kept.filter((draft) => !isSaved(draft)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opened wizard; everything read is current by ref
  useEffect(() => void refreshOffers(), [drafts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function write() {
      clearTimeout(timer)
      timer = undefined
      void keepNow()
    }
    function keepBeforeClosing() {
      if (document.visibilityState === 'visible' || !isDirty()) return
      drafts.keepBeforeClosing(stored.current.id, content())
      write()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(write, writeDelay)
      },
    })
    // Phones end hidden pages without another word, and not all of them raise `pagehide`.
    document.addEventListener('visibilitychange', keepBeforeClosing)
    window.addEventListener('pagehide', keepBeforeClosing)
    return () => {
      if (timer !== undefined) write()
      unsubscribe()
      document.removeEventListener('visibilitychange', keepBeforeClosing)
      window.removeEventListener('pagehide', keepBeforeClosing)
    }
  }, [drafts, form])

  /** Leaves what is in the form on this device, to be offered again. */
  async function setAside(): Promise<void> {
    await drafts.keep(stored.current.id, content())
    drafts.setOwnAside()
  }

  return {
    /** The draft to be decided about, the newest of them. */
    offer: offers?.[0],
    /** Whether it is known that there is nothing to decide about. */
    hasNoOffer: offers?.length === 0,
    /** Whether the book was saved by somebody since that edit began. */
    isOlder: (draft: KeptDraft) => draft.revision !== undefined && draft.revision !== stored.current.revision,
    keepNow,
    forgetOwn: drafts.forgetOwn,
    setAside,
    refreshOffers,
    /** Puts the offer into the form; what stood there is offered in its place if it was not saved. */
    async restore(draft: KeptDraft): Promise<void> {
      if (isDirty()) await setAside()
      form.reset(draft.form)
      // The edit began from that revision: if the book changed since, the save has to say so.
      stored.current.revision = draft.revision ?? stored.current.revision
      stored.current.unansweredKey = draft.unansweredKey
      await keepNow()
      await drafts.forget(draft.id)
      await refreshOffers()
    },
    async discard(draft: KeptDraft): Promise<void> {
      await drafts.forget(draft.id)
      await refreshOffers()
    },
  }
}
