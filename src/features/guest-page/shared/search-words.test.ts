import { expect, test } from 'vitest'
import { createMatcher, foldWords } from './search-words.ts'

const finds = (query: string, text: string) => createMatcher(query)(foldWords(text))

test.each([
  ['wifi', 'WLAN: Limonaia'],
  ['WLAN', 'Wi-Fi Network Limonaia'],
  ['contrasena', 'Password lemon-terrace'],
  ['Mot de passe', 'WLAN-Passwort'],
  ['Müll', 'Rifiuti: giovedì'],
  ['chauffage', 'Die Heizung steht im Flur'],
  ['Check in', 'Check-in from 15:00'],
  ['parking', 'Parcheggio sotto casa'],
  ['pâtisserie', 'Patisserie Lenoir'],
  ['pizza pozzo', 'Il Pergolato, wood-fired pizza, Piazza del Pozzo'],
])('%j finds %j', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['wifi', 'House rules'],
  ['pizza molo', 'Il Pergolato, wood-fired pizza, Piazza del Pozzo'],
  ['', 'anything'],
  ['…', 'anything'],
])('%j does not find %j', (query, text) => {
  expect(finds(query, text)).toBe(false)
})
