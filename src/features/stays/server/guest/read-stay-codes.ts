import { stayLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import type { FoundStay } from '../stays/stay-links.ts'
import { openCode, openShownCodes, openSpareCodes } from '../stays/stay-secrets.ts'
import type { StayCodes } from './read-stay-facts.ts'

/** Opens the codes of a stay. Whether they may be shown is not decided here. */
export function readStayCodes(context: Pick<Context, 'keyring'>, { stay, settings }: FoundStay): StayCodes {
  const spareCodes = openSpareCodes(context, settings)
  const shownSpareCodes = openShownCodes(context, stay)
  const further = spareCodes.filter((code) => !shownSpareCodes.includes(code)).length
  return {
    code: openCode(context, stay),
    spareCodes,
    shownSpareCodes,
    spareCodesLeft: Math.min(further, stayLimits.spareCodesShown - stay.spareCodesShown),
  }
}
