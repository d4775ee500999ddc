import { benchCalendarPolls } from './calendar-polls.bench.ts'
import {
  benchChangedBook,
  benchDomain,
  benchGuestPage,
  benchLandingPage,
  benchProcesses,
  benchStay,
} from './guest-page.bench.ts'
import { benchMemory } from './memory.bench.ts'
import { benchRendering } from './rendering.bench.ts'
import { benchScale } from './scale.bench.ts'
import { type Service, startService } from './service.ts'
import { benchSharedPages } from './shared-pages.bench.ts'
import { benchSoak } from './soak.bench.ts'
import { benchCounting } from './visits.bench.ts'

/** Run one after the other. Only figures of the same run are comparable. */
const benches: Record<string, (service: Service) => Promise<void>> = {
  changed: benchChangedBook,
  guest: benchGuestPage,
  counting: benchCounting,
  domain: benchDomain,
  landing: benchLandingPage,
  memory: benchMemory,
  stay: benchStay,
}
/** These start the services that they need themselves. */
const benchesAlone: Record<string, () => Promise<void>> = {
  calendars: benchCalendarPolls,
  rendering: benchRendering,
  scale: benchScale,
  processes: benchProcesses,
  soak: benchSoak,
  shared: benchSharedPages,
}

/**
 * Without `memory` and `soak`, which take many minutes, `processes`, `calendars`, `scale` and `shared`;
 * `npm run bench -- memory` runs one of them.
 */
const usual = ['rendering', 'changed', 'guest', 'counting', 'domain', 'landing', 'stay']

const named = process.argv.slice(2)
const known = [...Object.keys(benchesAlone), ...Object.keys(benches)]
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`)

let service: Service | undefined
try {
  for (const name of named.length > 0 ? named : usual) {
    await benchesAlone[name]?.()
    const bench = benches[name]
    if (!bench) continue
    service ??= await startService()
    await bench(service)
  }
} finally {
  await service?.stop()
}
