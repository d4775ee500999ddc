import { expect, test, vi } from 'vitest'

test.each(['{', 'null', '5', '[]', '{"words":5}', '{"section":"arrive","top":3}'])(
  'the page’s script goes on although the stored news are damaged: %s',
  async (stored) => {
    const create = vi.fn()
    vi.stubGlobal('document', { documentElement: { dataset: {} }, createElement: create })
    vi.stubGlobal('location', { pathname: '/s/token' })
    vi.stubGlobal('sessionStorage', { getItem: () => stored, removeItem: () => undefined })
    // The script reads the document when it is loaded.
    const { followHost } = await import('./news.ts')

    expect(followHost).not.toThrow()
    expect(create).not.toHaveBeenCalled()
  },
)
