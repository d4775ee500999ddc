import type { PublicBook } from '#features/books/shared/public-book.ts'
import { drawQr } from './qr-path.ts'

/**
 * The code that joins a book's network, as the markup of an SVG; undefined without network or password, where the
 * password is withheld, and where name and password are too long for a code. Without a password there is a code only if
 * the host has confirmed that the network has none.
 */
export function drawWifiQr({ wifiName, wifiPassword, wifiOpen, withheld }: PublicBook): string | undefined {
  if (wifiName.trim() === '' || withheld.includes('wifiPassword')) return undefined
  if (wifiPassword.trim() !== '') return drawQr(wifiJoinText(wifiName, wifiPassword))
  return wifiOpen ? drawQr(openJoinText(wifiName)) : undefined
}

/**
 * The text that phones and laptops recognise as a network to join (the WIFI: scheme of ZXing, which Android and iOS
 * follow): `\ ; , : "` are escaped, and a name or password that could be taken for hexadecimal is quoted.
 */
export function wifiJoinText(name: string, password: string): string {
  return `WIFI:T:WPA;S:${escapeValue(name)};P:${escapeValue(password)};;`
}

/** The same for a network without a password. */
export function openJoinText(name: string): string {
  return `WIFI:T:nopass;S:${escapeValue(name)};;`
}

function escapeValue(value: string): string {
  const escaped = value.replace(/[\\;,:"]/g, '\\$&')
  return /^(?:[0-9a-f]{2})+$/i.test(value) ? `"${escaped}"` : escaped
}
