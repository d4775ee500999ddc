/**
 * The part of an address that identifies a property in a list: "Via dei Cedri 12, 84010 Praiano, Italy" gives "Praiano,
 * Italy". The format of addresses is free, so an address without commas is returned whole.
 */
export function placeOf(address: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = '', ...rest] = parts
  // A first part with a number, or with two more after it, is the street.
  const isStreet = /\d/.test(first) || rest.length > 1
  const place = (isStreet ? rest : parts)
    .filter((part) => !/^[\d\s/-]+[a-z]?$/i.test(part))
    .map((part) => part.replace(/^\d{4,5}\s+/, ''))
  return place.slice(-2).join(', ') || first
}
