import { expect, test } from 'vitest'
import { en as themeEn } from '#features/book-theme/messages/en.ts'
import { fr as themeFr } from '#features/book-theme/messages/fr.ts'
import { en as guestEn } from '#features/guest-page/messages/en.ts'
import { fr as guestFr } from '#features/guest-page/messages/fr.ts'

const catalogues = {
  en: { guest: guestEn, theme: themeEn },
  fr: { guest: guestFr, theme: themeFr },
}

test.each(Object.entries(catalogues))('Design names the sections by the titles that guests see (%s)', (_, texts) => {
  const { guest, theme } = texts

  expect(theme.sections.names).toEqual({
    arrive: guest.checkIn.title,
    wifi: guest.wifi.title,
    welcome: guest.welcome,
    equipment: guest.equipment,
    rules: guest.rules,
    around: guest.around,
    leave: guest.checkOut.title,
    host: guest.host.title,
    eat: guest.restaurants,
    move: guest.transport,
    do: guest.activities,
    info: guest.usefulInfo,
    bars: guest.bars,
    shop: guest.shopping,
    sos: guest.emergency.title,
  })
})
