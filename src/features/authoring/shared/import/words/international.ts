import type { LanguageWords } from './language-words.ts'

/** Words and names that hosts of all languages write alike. */
export const international: Partial<LanguageWords['topics']> = {
  checkIn: { strong: 'check in, checkin', weak: 'gps' },
  checkOut: { strong: 'check out, checkout', weak: '' },
  parking: { strong: 'parking*', weak: '' },
  wifi: { strong: 'wifi, wi fi, wlan, internet, ssid, router', weak: 'password' },
  rules: { strong: '', weak: '' },
  equipment: { strong: 'netflix, sauna, jacuzzi, tv, nespresso, boiler, spa', weak: 'reset' },
  restaurants: {
    strong:
      'pizz*, sushi, burger*, curry, tapas, kebab, ristorante, restaurant*, trattoria, osteria, ramen, bistro*, brunch, gelat*',
    weak: 'menu',
  },
  bars: { strong: 'bar, bars, pub, pubs, cocktail*, club', weak: 'drinks' },
  shopping: {
    strong:
      'lidl, aldi, carrefour, spar, coop, tesco*, asda, rewe, edeka, penny, netto, conad, esselunga, mercadona, eroski, leclerc, intermarche, monoprix, auchan, migros, billa, hofer, eurospin, super u',
    weak: 'shop',
  },
  transport: { strong: 'bus, tram, metro, taxi*, uber, ferry, shuttle', weak: '' },
  activities: { strong: 'zoo, surf*, kayak*, trekking', weak: 'tour' },
  emergency: { strong: 'sos', weak: '112' },
  contact: { strong: 'whatsapp', weak: 'tel' },
}
