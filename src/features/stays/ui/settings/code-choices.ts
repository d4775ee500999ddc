import type { StaySettingsView } from '../../shared/stay-contract.ts'

type Choices = Pick<StaySettingsView, 'secrets' | 'codeMode' | 'seenGate'>

/**
 * The effect of a choice of secrets. Codes of stays need a secret door code: otherwise the permanent link would show
 * the book's code to everyone, while the guests of a stay wait for theirs. Without any secret the gate has no effect.
 */
export function chooseSecrets({ codeMode, seenGate }: Choices, secrets: string[]): Choices {
  return {
    secrets,
    codeMode: secrets.includes('doorCode') ? codeMode : 'fixed',
    seenGate: seenGate && secrets.length > 0,
  }
}

/** The effect of a choice of the mode: codes other than the book's make the door code secret. */
export function chooseMode({ secrets }: Choices, codeMode: Choices['codeMode']): Pick<Choices, 'secrets' | 'codeMode'> {
  const isSecret = codeMode === 'fixed' || secrets.includes('doorCode')
  return { codeMode, secrets: isSecret ? secrets : ['doorCode', ...secrets] }
}
