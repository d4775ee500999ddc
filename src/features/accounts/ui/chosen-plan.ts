import type { Plan } from '../shared/account.ts'

const storageKey = 'benvenuto.plan'

/** Stores the plan that a visitor chose until she has an account. Without storage the visitor chooses again. */
export function storeChosenPlan(plan: Plan): void {
  try {
    localStorage.setItem(storageKey, plan)
  } catch {
    // Storage is blocked.
  }
}

/** Returns and clears the plan that a visitor chose in this browser. */
export function takeChosenPlan(): Plan | undefined {
  const plan = findChosenPlan()
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so there is nothing to clear.
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

/** Reads a plan's name from an address or from storage, in any case. */
export function readPlan(value: string | null | undefined): Plan | undefined {
  const plan = value?.toLowerCase()
  return plan === 'basic' || plan === 'pro' ? plan : undefined
}
