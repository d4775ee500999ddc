import { expect, test, vi } from 'vitest'
import { developmentAssets } from '#platform/http/assets.ts'
import { languages } from '#platform/i18n/languages.ts'
import { startTestApp } from '#test/test-app.ts'
import { createSitePages } from './site-pages.ts'
import { createSiteRenderer } from './site-renderer.tsx'

test('documents that take long to render are made with the pages, once', async () => {
  const { context } = await startTestApp()
  const assets = { ...developmentAssets, developmentHead: '' }
  const renderer = createSiteRenderer(context, assets)
  const render = vi.spyOn(renderer, 'renderDocument')
  const listRendered = () => render.mock.calls.map(([document, language]) => `${document.paths.en} ${language}`)

  createSitePages(context, assets, { renderer })
  expect(listRendered()).toEqual([])

  const { published } = createSitePages(context, assets, { renderer, rendersAhead: true })
  const made = languages.map((language) => `/demo-preview ${language}`)
  expect(listRendered()).toEqual(made)

  await published.get('/demo-preview')?.find()
  expect(listRendered()).toEqual(made)
})

test('the description of the API is made before the service accepts requests', async () => {
  const { app, anonymous } = await startTestApp({ app: { rendersAhead: true } })
  await app.ready()
  const describe = vi.spyOn(app, 'swagger')

  expect((await anonymous.get('/api/openapi.json')).json().openapi).toBe('3.1.0')
  expect(describe).not.toHaveBeenCalled()
})
