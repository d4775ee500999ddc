import type { Plan } from '../shared/account.ts'

const storageKey = 'benvenuto.plan'

/** Keeps the plan that a visitor chose until she has an account. A browser without storage just asks her again. */
export function storeChosenPlan(plan: Plan): void {
  try {
    localStorage.setItem(storageKey, plan)
  } catch {
    // Storage is blocked.
  }
}

/** The plan that a visitor chose in this browser, once: it is cleared. */
export function takeChosenPlan(): Plan | undefined {
  const plan = findChosenPlan()
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: there was nothing to clear.
  }
  return plan
}

/** The plan that a visitor chose in this browser. */
export function findChosenPlan(): Plan | undefined {
  try {
    return readPlan(localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

/** A plan by its name in whatever case, as addresses and storage carry it. */
export function readPlan(value: string | null | undefined): Plan | undefined {
  const plan = value?.toLowerCase()
  return plan === 'basic' || plan === 'pro' ? plan : undefined
}
