/** Progressive enhancement of the guest page, loaded after it. The page is complete without it. */
import { createAnnouncer, enableCopying } from './script/copying.ts'
import { preferMapsApp } from './script/map-links.ts'
import { enableMenus } from './script/menus.ts'
import { keepOffline } from './script/offline.ts'
import { enableReadingAloud } from './script/read-aloud.ts'
import { reportUses } from './script/reporting.ts'
import { enableSearch } from './script/search.ts'
import { markCurrentSection } from './script/section-marker.ts'
import { enableToolbar } from './script/toolbar.ts'

const announce = createAnnouncer()
enableCopying(announce)
enableMenus()
enableToolbar(announce)
enableSearch()
enableReadingAloud()
preferMapsApp()
markCurrentSection()
keepOffline()
reportUses()
