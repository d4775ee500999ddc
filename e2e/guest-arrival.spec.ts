import { expect, type Page, test } from '@playwright/test'
import { isLongForm } from '#test/property-runs.ts'
import { findFreePort } from '#test/running-service.ts'
import { createGuestService, type GuestService } from './guest-service.ts'

let service: GuestService

test.beforeAll(async () => {
  service = await createGuestService(await findFreePort())
})

test.afterAll(async () => {
  await service.remove()
})

const open = (page: Page, id: string, language = 'en') => page.goto(`${service.origin}/share/${id}?lang=${language}`)

const widths = [320, 360, 390, 430, 600, 768, 1024, 1440, 1920]
/** In the short form, two languages: Italian, whose text is the longest, at all widths. */
const checkedLanguages = isLongForm ? (['en', 'it', 'fr', 'es', 'de'] as const) : (['it', 'de'] as const)
const widthsIn = (language: string) => (isLongForm || language === 'it' ? widths : [320, 390, 1440])

/** How far a text of the arrival card overlaps the drawing of the sun, in px; empty without an overlap. */
const readOverlaps = (page: Page) =>
  page.evaluate(() => {
    const sun = document.querySelector('.g-sun')?.getBoundingClientRect()
    const card = document.querySelector('#arrive')
    if (!sun || !card) throw new Error('there is no arrival card')
    const [x, y, radius] = [sun.x + sun.width / 2, sun.y + sun.height / 2, sun.width / 2]
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    const overlaps: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (node.parentElement?.closest('.g-vh, [hidden], svg')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        // The point of the text that is nearest to the centre of the sun.
        const dx = Math.max(box.left - x, 0, x - box.right)
        const dy = Math.max(box.top - y, 0, y - box.bottom)
        if (Math.hypot(dx, dy) < radius) overlaps.push(`${node.textContent}: ${radius - Math.hypot(dx, dy)}`)
      }
    }
    return overlaps
  })

const times = {
  en: '15:00 to 20:00, later by arrangement if you call the day before; the key is then in the box by the gate',
  it: 'dalle 15:00 alle 20:00, oltre quest’ora solo su prenotazione telefonica entro il giorno precedente l’arrivo',
  fr: 'de 15 h 00 à 20 h 00, plus tard uniquement sur rendez-vous téléphonique pris la veille de votre arrivée',
  es: 'de 15:00 a 20:00; más tarde solo con cita previa por teléfono, a más tardar el día anterior a la llegada',
  de: '15:00 bis 20:00 Uhr, spätere Schlüsselübergabe nur nach telefonischer Terminvereinbarung am Vortag möglich',
}

for (const language of checkedLanguages) {
  test(`the arrival time does not overlap the sun in ${language}`, async ({ page }) => {
    const ids: string[] = []
    for (const checkinTime of ['15:00', '15:00 to 20:00', times[language], '']) {
      ids.push(await service.createBook({ checkinTime }))
    }
    for (const id of ids) {
      await open(page, id, language)
      for (const width of widthsIn(language)) {
        await page.setViewportSize({ width, height: 900 })
        for (const size of ['100%', '125%']) {
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize
          }, size)
          expect(await readOverlaps(page), `${width} px, ${size}`).toEqual([])
        }
      }
    }
  })
}

test('the arrival card shows first the time and the bell, then the entrance, the code and the parking', async ({
  page,
}) => {
  const id = await service.createBook({ checkinInstructions: 'Ring at the green gate.' })
  await open(page, id)
  await expect(page.locator('#arrive dt')).toHaveText([
    'When you arrive',
    'Getting in',
    'Door code',
    'Parking',
    'Address',
  ])
})

test('the row of a place is one tap target that links to the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const place = { name: 'Da Nunzia', address: 'Via Marina 4', note: 'Ask for the table by the oven.' }
  const reach = { phone: '+39 089 555 0190', website: 'https://danunzia.example' }
  const usefulInfo = [{ category: 'Doctor', name: 'Dr Palumbo' }]
  const id = await service.createBook({ restaurants: [{ ...place, ...reach }], usefulInfo })
  // With a link to a section all of them are laid out at once, so that nothing moves while it is measured.
  await page.goto(`${service.origin}/share/${id}?lang=en#eat`)
  for (const name of [/^\+39 089 555 0190 ?, Da Nunzia$/, /^danunzia\.example ?, Da Nunzia$/]) {
    const link = page.getByRole('link', { name })
    const target = await link.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return { height: box.height, isHit: hit !== null && element.contains(hit) }
    })
    expect(target.isHit).toBe(true)
    expect(target.height).toBeGreaterThanOrEqual(44)
    await expect(link.locator('xpath=ancestor::div[parent::li]')).toHaveCount(0)
  }
  const rows = page.locator('.g-places li:visible > div')
  expect(await rows.count()).toBeGreaterThan(6)
  for (const row of await rows.all()) {
    const missed = await row.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const points = [
        [box.left + 1, box.top + 1],
        [box.right - 1, box.top + 1],
        [box.left + 1, box.bottom - 1],
        [box.right - 1, box.bottom - 1],
        [box.left + box.width / 2, box.top + box.height / 2],
      ] as const
      const leads = points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.href.includes('map') === true)
      return { height: box.height, all: leads.every(Boolean) }
    })
    expect(missed.all).toBe(true)
    expect(missed.height).toBeGreaterThanOrEqual(44)
  }
})
