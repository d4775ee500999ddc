import { expect, test, vi } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { startTestApp } from '#test/test-app.ts'
import type { createSiteRenderer } from './site-renderer.tsx'

const rendered = vi.hoisted((): string[] => [])

vi.mock(import('./site-renderer.tsx'), async (importOriginal) => {
  const original = await importOriginal()
  const createCounting: typeof createSiteRenderer = (...input) => {
    const renderer = original.createSiteRenderer(...input)
    return {
      ...renderer,
      renderDocument(document, language, changes) {
        rendered.push(`${document.path} ${language}`)
        return renderer.renderDocument(document, language, changes)
      },
    }
  }
  return { ...original, createSiteRenderer: createCounting }
})

test('what takes long to render is made before the service accepts requests', async () => {
  const { app, anonymous } = await startTestApp({ app: { rendersAhead: true } })
  expect(rendered).toEqual(languages.map((language) => `/demo-preview ${language}`))

  await app.ready()
  const describe = vi.spyOn(app, 'swagger')
  expect((await anonymous.get('/api/openapi.json')).json().openapi).toBe('3.1.0')
  expect(describe).not.toHaveBeenCalled()
})
