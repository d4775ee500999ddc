import { useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { rememberReturnPath } from '#features/accounts/ui/index.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import type { BookLook } from '#features/books/shared/book-look.ts'
import { loadBook, toLookInput, useSaveLook } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { showToast } from '#ui/toast.tsx'
import { type LookDraft, openLookDraft } from './look-draft.ts'
import { findLookProblems, type LookProblems } from './look-problems.ts'

type DesignInput = { account: CurrentUser; view: BookView }

const same = (one: BookLook, other: BookLook) => JSON.stringify(toLookInput(one)) === JSON.stringify(toLookInput(other))

/** All that happens on the design screen; the components around it only show it. */
export function useDesign({ account, view }: DesignInput) {
  const t = useTranslations('bookTheme')
  const errors = useTranslations('books.errors')
  const platformErrors = useTranslations('platform.errors')
  const navigate = useNavigate()
  const [stored, setStored] = useState({ look: view.look, revision: view.revision, status: view.status })
  const [look, setLook] = useState<BookLook>(view.look)
  const [problems, setProblems] = useState<LookProblems>({})
  const [trouble, setTrouble] = useState<'offline' | 'conflict'>()
  const [drafts] = useState(() => openLookDraft(account.id, view.id, window.localStorage))
  const [offer, setOffer] = useState<LookDraft | undefined>(() => {
    const draft = drafts.find()
    return draft && !same(draft.look, view.look) ? draft : undefined
  })
  const mayLeave = useRef(false)
  const { mutateAsync, isPending } = useSaveLook()
  const isDirty = !same(look, stored.look)
  const isPro = account.plan === 'pro' && account.canCreateBooks

  // An offered draft stays until the host has decided, or has begun anew.
  useEffect(() => {
    if (isDirty) drafts.keep(look)
  }, [drafts, isDirty, look])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty && !mayLeave.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isDirty && !mayLeave.current,
  )

  function change(part: Partial<BookLook>): void {
    setLook((current) => ({ ...current, ...part }))
    setOffer(undefined)
    if (Object.keys(problems).length > 0) setProblems({})
  }

  function adopt(saved: BookView): void {
    setStored({ look: saved.look, revision: saved.revision, status: saved.status })
    setLook(saved.look)
    drafts.forget()
  }

  function settle(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'OFFLINE' || error.code === 'UNREADABLE') setTrouble('offline')
    else if (error.code === 'EDIT_CONFLICT') setTrouble('conflict')
    else if (error.status === 401) {
      rememberReturnPath()
      mayLeave.current = true
      void navigate('/login')
    } else {
      const fields = Object.entries(error.fields).map(([path, text]) => [path.replace(/^look\./, ''), text])
      setProblems(Object.fromEntries(fields))
      showToast({ title: t('failed'), description: error.message, tone: 'error' })
    }
  }

  async function save({ overwrites = false } = {}): Promise<void> {
    if (isPending) return
    setTrouble(undefined)
    const found = findLookProblems(look, (code, limit) =>
      code === 'TOO_LONG' ? platformErrors(code, { limit }) : errors(code),
    )
    setProblems(found)
    if (Object.keys(found).length > 0) {
      showToast({ title: t('failed'), description: t('check'), tone: 'error' })
      return
    }
    try {
      const saved = await mutateAsync({ id: view.id, look, revision: overwrites ? undefined : stored.revision })
      adopt(saved)
      showToast({ title: t('saved'), description: saved.status === 'published' ? t('savedText') : t('savedDraftText') })
    } catch (error) {
      settle(error)
    }
  }

  /** The newer version of a conflict; the host's own is offered back. */
  async function loadNewer(): Promise<void> {
    const mine = { savedAt: Date.now(), look }
    try {
      adopt(await loadBook(view.id))
      setTrouble(undefined)
      drafts.keep(mine.look, mine.savedAt)
      setOffer(mine)
    } catch (error) {
      settle(error)
    }
  }

  return {
    account,
    isPro,
    look,
    change,
    problems,
    isDirty,
    save,
    isSaving: isPending,
    trouble,
    dismissTrouble: () => setTrouble(undefined),
    loadNewer,
    blocker,
    offer,
    restore: () => offer && change(offer.look),
    discard: () => {
      drafts.forget()
      setOffer(undefined)
    },
  }
}

export type DesignState = ReturnType<typeof useDesign>
