import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Location, useNavigate } from 'react-router'
import { currentUserQuery, rememberReturnPath } from '#features/accounts/ui/index.ts'
import { second } from '#platform/clock.ts'
import { isTemporary } from './save-failure.ts'
import { createEditingSession } from './session.ts'
import type { EditingSubject, SessionOptions } from './session-types.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Delay in ms from the toast to the payment page. */
const paymentDelayMs = 2 * second

type EditingInput<Content, Intent, Version> = Omit<EditingSubject<Content, Intent, Version>, 'leaveFor'> & {
  /** Called once, when the screen opens. */
  options: () => SessionOptions<Content, Intent>
  /** Whether an address is still this screen with the same book; by default the path decides. */
  isHere?: (next: Location, current: Location) => boolean
  /** Page restored from the back/forward cache. */
  onReturn?: () => void
}

/**
 * The editing session of a screen: `EditingSubject` is what the screen provides, `SessionState` what it gets. The
 * session redirects to the login and to the payment page, and asks before unsaved changes are discarded.
 */
export function useEditing<Content, Intent extends object, Version>({
  options,
  isHere = (next, current) => next.pathname === current.pathname,
  onReturn,
  ...input
}: EditingInput<Content, Intent, Version>) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const after = useDelayed()
  const mayLeave = useRef(false)

  async function leaveForPayment(): Promise<void> {
    if (!(await session.keepNow())) return
    mayLeave.current = true
    await navigate('/payment')
  }

  async function leaveForLogin(): Promise<void> {
    rememberReturnPath()
    mayLeave.current = true
    queries.setQueryData(currentUserQuery.queryKey, null)
    await navigate('/login', { replace: true })
  }

  const subject: EditingSubject<Content, Intent, Version> = {
    ...input,
    leaveFor: (place) => {
      const leave = place === 'login' ? leaveForLogin : leaveForPayment
      after(place === 'login' ? 0 : paymentDelayMs, () => {
        leave().catch((error: unknown) => console.error(error))
      })
    },
  }
  const latest = useRef(subject)
  useLayoutEffect(() => {
    latest.current = subject
  })
  const [fixed] = useState(options)
  const [session] = useState(() => createEditingSession(latest, fixed))
  const state = useSyncExternalStore(session.subscribe, session.getState)
  useEffect(() => session.open(), [session])

  const isAtRisk = () => session.hasUnsaved() && !(fixed.autosave && session.isOnDevice())
  const blocker = useLeaveGuard({
    shouldAsk: () => !mayLeave.current && fixed.autosave === undefined && session.hasUnsaved(),
    shouldWarn: () => !mayLeave.current && isAtRisk(),
    isHere,
    onReturn: () => {
      mayLeave.current = false
      onReturn?.()
    },
  })

  const { trouble, offers } = state
  return {
    ...state,
    session,
    save: session.save,
    noteChange: session.noteChange,
    /** The newest stored draft to decide about. */
    offer: offers?.[0],
    /** Repeats a save that may succeed without a change. */
    retry: trouble && isTemporary(trouble.failure) ? () => void session.save(trouble.intent) : undefined,
    /** Resolves a conflict: overwrites what was saved elsewhere. The intent gets `overwrites: true`. */
    overwrite: () => {
      if (trouble) void session.save({ ...trouble.intent, overwrites: true })
    },
    /** Disables the leave guard for one navigation. */
    allowLeaving: () => {
      mayLeave.current = true
    },
    blocker,
    /** Leaves in spite of the leave guard; the content stays on this device as a draft. */
    leave: () => {
      void session.keepNow().finally(() => blocker.proceed?.())
    },
  }
}

/** The part of `useEditing` that the components of this folder use. */
export type Editing = Pick<
  ReturnType<typeof useEditing<unknown, object, unknown>>,
  'trouble' | 'running' | 'retry' | 'overwrite' | 'blocker' | 'leave'
> & { session: Pick<ReturnType<typeof createEditingSession>, 'loadNewer' | 'dismissTrouble'> }

/** Runs a function after a delay, unless the component was unmounted. */
export function useDelayed(): (delayMs: number, work: () => void) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending) clearTimeout(timer)
      pending.clear()
    }
  }, [])
  return useCallback((delayMs, work) => {
    timers.current.add(setTimeout(work, delayMs))
  }, [])
}

/**
 * State whose present value can be read by callbacks that began before the last rendering: saves, timers, other tabs.
 */
export function useLiveState<Value extends object>(initial: Value | (() => Value)) {
  const [value, setValue] = useState<Value>(initial)
  const now = useRef(value)
  const get = useCallback(() => now.current, [])
  const set = useCallback((next: Value) => {
    now.current = next
    setValue(next)
  }, [])
  return { value, get, set }
}
