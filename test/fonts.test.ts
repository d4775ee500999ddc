import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutFont, cutFonts } from '../build/cut-fonts.ts'

test.each(cutFonts)('$file is what build/cut-fonts.ts makes of $source', async (font) => {
  const kept = readFileSync(new URL(`../src/ui/fonts/${font.file}`, import.meta.url))

  expect((await cutFont(font)).equals(kept)).toBe(true)
})
