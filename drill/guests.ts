import { guestHeaders } from '../bench/client.ts'
import { startCrowd } from './crowd.ts'
import type { Product } from './product.ts'
import type { Stage } from './scene.ts'

/** Fifty guests who open kept pages again and again. */
export function startGuests(
  stage: Stage,
  { origin }: Pick<Product, 'origin'>,
  bookIds: readonly string[],
  callers = 50,
) {
  return startCrowd(stage, {
    origins: [origin],
    calls: bookIds.map((id) => ({ path: `/share/${id}`, headers: guestHeaders })),
    pace: { callers, pause: 100 },
  })
}
