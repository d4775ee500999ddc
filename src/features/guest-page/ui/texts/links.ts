import { phoneHref } from '../../shared/phone-href.ts'

export { phoneHref }

/** The address if it is an absolute http(s) one, else undefined: a host's text never becomes `javascript:`. */
export function webHref(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  return new URL(trimmed).href
}

/** Maximum length of a map search, in UTF-16 units. */
const longestSearch = 300

/** A maps search that opens the maps app on phones and a page in browsers. */
export function mapSearchHref(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query.toWellFormed().slice(0, longestSearch))}`
}

/** The link of the property's address: the host's own, else a search for the address. */
export function propertyMapHref(book: { address: string; googleMapsLink: string }): string | undefined {
  const address = book.address.trim()
  return webHref(book.googleMapsLink) ?? (address === '' ? undefined : mapSearchHref(address))
}

/**
 * A search for a recommended place. Hosts write 'Via Marina 4' and mean the town of the property, so the
 * property's town is added unless the address already names it.
 */
export function placeMapHref(place: { name: string; address?: string }, propertyAddress: string): string {
  // The rest of the search text is cut off.
  const address = place.address?.trim().slice(0, longestSearch) ?? ''
  const [, ...town] = propertyAddress
    .slice(0, longestSearch)
    .split(',')
    .map((part) => part.trim())
  const missing = town.filter((part) => part !== '' && !address.toLowerCase().includes(part.toLowerCase()))
  return mapSearchHref([place.name.trim(), address, ...missing].filter((part) => part !== '').join(', '))
}

/** A WhatsApp chat for a number in international form; a national number would reach a stranger. */
export function whatsAppHref(text: string): string | undefined {
  const number = phoneHref(text)?.slice('tel:'.length).replace(/^00/, '+')
  return number?.startsWith('+') && number.length > 7 ? `https://wa.me/${number.slice(1)}` : undefined
}

/** A `mailto:` address if the whole text is one e-mail address, else undefined. */
export function mailHref(text: string): string | undefined {
  const trimmed = text.trim()
  return /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}$/i.test(trimmed) ? `mailto:${trimmed}` : undefined
}
