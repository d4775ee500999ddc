import { benchChangedBook, benchDomain, benchGuestPage, benchLandingPage } from './guest-page.bench.ts'
import { benchRendering } from './rendering.bench.ts'
import { startService } from './service.ts'
import { benchCounting } from './visits.bench.ts'

/** All benchmarks, one after the other: figures of the same run are comparable, others are not. */
await benchRendering()
const service = await startService()
try {
  await benchChangedBook(service)
  await benchGuestPage(service)
  await benchCounting(service)
  await benchDomain(service)
  await benchLandingPage(service)
} finally {
  await service.stop()
}
