import { stayLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import { listCodesOnPage } from '../codes/spare-codes.ts'
import type { FoundStay } from '../stays/stay-links.ts'
import { openCode, openSpareCodes } from '../stays/stay-secrets.ts'
import type { StayCodes } from './read-stay-facts.ts'

/** Decrypts the codes of a stay at a time in ms UTC. Does not decide whether they may be shown. */
export function readStayCodes(context: Pick<Context, 'keyring'>, found: FoundStay, nowMs: number): StayCodes {
  const { stay, settings } = found
  const spareCodes = listCodesOnPage(context, found, nowMs)
  const further = openSpareCodes(context, settings).filter((code) => !spareCodes.includes(code)).length
  return {
    code: openCode(context, stay),
    spareCodes,
    spareCodesLeft: Math.min(further, stayLimits.spareCodesShown - stay.spareCodesShown),
  }
}
