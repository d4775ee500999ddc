/** All numbers of `bits` bits, of which `ones` are set. */
function listMasks(bits: number, ones: number): number[] {
  return Array.from({ length: 2 ** bits }, (_, mask) => mask).filter(
    (mask) => mask.toString(2).replaceAll('0', '').length === ones,
  )
}

/**
 * A few sets of keys, such that for any two keys one set has the first without the second. So a fault that shows while
 * one key is set and another one is not is found, with 7 sets for 35 keys.
 */
export function separatingSets<Key>(keys: readonly Key[]): Key[][] {
  let bits = 1
  while (listMasks(bits, bits >> 1).length < keys.length) bits += 1
  const masks = listMasks(bits, bits >> 1)
  return Array.from({ length: bits }, (_, bit) => keys.filter((_key, index) => ((masks[index] ?? 0) >> bit) & 1))
}
