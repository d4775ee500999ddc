import type { PublicBook } from '#features/books/shared/public-book.ts'
import { drawQr } from './qr-path.ts'

/**
 * The QR code that joins a book's network, as the markup of an SVG; undefined without a network, if its password is
 * withheld, and if name and password are too long for a QR code.
 */
export function drawWifiQr({ wifiName, wifiPassword, withheld }: PublicBook): string | undefined {
  return wifiName === '' || withheld.includes('wifiPassword') ? undefined : drawQr(wifiJoinText(wifiName, wifiPassword))
}

/**
 * The text that phones and laptops recognise as a network to join (the WIFI: scheme of ZXing, which Android and iOS
 * follow): `\ ; , : "` are escaped, and a name or password that could be taken for hexadecimal is quoted.
 */
export function wifiJoinText(name: string, password: string): string {
  const network = `S:${escapeValue(name)};`
  return password === '' ? `WIFI:T:nopass;${network};` : `WIFI:T:WPA;${network}P:${escapeValue(password)};;`
}

function escapeValue(value: string): string {
  const escaped = value.replace(/[\\;,:"]/g, '\\$&')
  return /^(?:[0-9a-f]{2})+$/i.test(value) ? `"${escaped}"` : escaped
}
