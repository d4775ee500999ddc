import { InfiniteQueryObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { platformMessages } from '#platform/i18n/messages/index.ts'
import { adminMessages } from '../messages/index.ts'
import type { FoundHost, FoundHosts, HostDetails } from '../shared/admin-contract.ts'
import { hostsQuery, updateFoundHost } from './admin-api.ts'
import { HostSearch } from './host-search.tsx'

const host = (name: string): FoundHost => ({
  id: name,
  name,
  email: `${name}@example.org`,
  role: 'host',
  plan: null,
  planStatus: 'none',
  trialEndsAt: null,
  accessUntil: null,
  disabledAt: null,
  isCharged: false,
  lastSeenAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  bookCount: 0,
})

/** Answers the calls in turn, undefined with a failure. @returns the paths of the calls */
function answerCalls(answers: (FoundHosts | undefined)[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers.shift()
    return answer ? Response.json(answer) : new Response('Server Error', { status: 500 })
  })
  return asked
}

test.each(languages)('what a search found shows after each answer in %s, also after one failed', async (language) => {
  const next = '2.aaaaaaaaaaaaaaaaaaaaaa'
  const asked = answerCalls([
    { hosts: [host('anna')], hasMore: false, next },
    undefined,
    { hosts: [host('joanna')], hasMore: false, next: null },
  ])
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const search = new InfiniteQueryObserver(queryClient, hostsQuery('', ''))
  const stop = search.subscribe(() => undefined)
  const texts = adminMessages[language].hosts
  const shown = () => {
    const html = render(queryClient, language)
    return ['>anna@', '>joanna@', texts.searching, texts.interrupted].map((text) => html.includes(text))
  }

  await vi.waitFor(() => expect(search.getCurrentResult().isFetching).toBe(false))
  expect(shown()).toEqual([true, false, true, false])
  await search.fetchNextPage()
  expect(shown()).toEqual([true, false, false, true])
  await search.fetchNextPage()
  expect(shown()).toEqual([true, true, false, false])
  const first = '/api/admin/hosts?search='
  expect(asked).toEqual([first, `${first}&after=${next}`, `${first}&after=${next}`])

  expect(render(queryClient, language)).not.toContain(`>${texts.disabled}<`)
  const changed = { ...host('anna'), disabledAt: '2026-03-02T12:00:00.000Z' } as HostDetails
  await updateFoundHost(queryClient, changed)
  expect(render(queryClient, language)).toContain(`>${texts.disabled}<`)
  expect(asked).toHaveLength(3)
  stop()
})

test('a search ends when the list is full', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `anna-${index}`)
  const [one, two] = ['2.aaaaaaaaaaaaaaaaaaaaaa', '1.aaaaaaaaaaaaaaaaaaaaaa']
  answerCalls([
    { hosts: names.map(host), hasMore: false, next: one },
    { hosts: names.map((name) => host(`jo${name}`)), hasMore: false, next: two },
  ])
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const search = new InfiniteQueryObserver(queryClient, hostsQuery('', ''))
  const stop = search.subscribe(() => undefined)

  await vi.waitFor(() => expect(search.getCurrentResult().isFetching).toBe(false))
  expect((await search.fetchNextPage()).hasNextPage).toBe(false)
  const html = render(queryClient, 'en')
  expect(html.match(/@example\.org/g)).toHaveLength(20)
  expect(html).toContain(adminMessages.en.hosts.more)
  expect(html).not.toContain(adminMessages.en.hosts.searching)
  stop()
})

function render(queryClient: QueryClient, language: Language): string {
  const messages = { admin: adminMessages[language], platform: platformMessages[language], billing: { plans: {} } }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale={language} messages={messages} timeZone="UTC">
        <HostSearch />
      </IntlProvider>
    </QueryClientProvider>,
  )
}
