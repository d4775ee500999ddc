/**
 * Progressive enhancement of a stay's page, loaded after it; the page is complete without it. It imports nothing that
 * the scripts of guest pages import: a shared file would be one more request of every phone.
 */

import { followClock } from './script/clock.ts'
import { enableForms } from './script/forms.ts'
import { followHost } from './script/news.ts'
import { keepStay } from './script/offline.ts'
import { enableTaps } from './script/taps.ts'
import { keepTicks } from './script/ticks.ts'

followClock()
followHost()
enableTaps()
enableForms()
keepTicks()
keepStay()
