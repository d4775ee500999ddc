import type { StaySettingsView } from '../../shared/stay-contract.ts'

type Choices = Pick<StaySettingsView, 'secrets' | 'codeMode' | 'seenGate'>

/**
 * What a choice of secrets changes. Codes of stays need a secret door code: else the permanent link shows the book's to
 * everyone, while the guests of a stay wait for theirs. Without any secret there is nothing behind the gate.
 */
export function chooseSecrets({ codeMode, seenGate }: Choices, secrets: string[]): Choices {
  return {
    secrets,
    codeMode: secrets.includes('doorCode') ? codeMode : 'fixed',
    seenGate: seenGate && secrets.length > 0,
  }
}

/** What a choice of the mode changes: other codes than the book's make the door code secret. */
export function chooseMode({ secrets }: Choices, codeMode: Choices['codeMode']): Pick<Choices, 'secrets' | 'codeMode'> {
  const isSecret = codeMode === 'fixed' || secrets.includes('doorCode')
  return { codeMode, secrets: isSecret ? secrets : ['doorCode', ...secrets] }
}
