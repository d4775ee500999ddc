import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventQueue } from './event-queue.ts'

const ignore = () => undefined

test('a new event waits with its parameters and its time', () => {
  const queue = createEventQueue(() => 1000)

  queue.add({ name: 'registration-complete', plan: 'basic' })

  expect(queue.entries()).toEqual([
    { id: expect.any(String), at: 1000, event: { name: 'registration-complete', plan: 'basic' }, status: 'waiting' },
  ])
})

test('every event is delivered exactly once and in order, in any mix of add and send', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constant('send' as const))), (steps) => {
      const queue = createEventQueue()
      const delivered: unknown[] = []
      const send = () => queue.send(({ event }) => delivered.push(event))
      for (const step of steps) {
        if (step === 'send') send()
        else queue.add({ name: 'article-view', title: step })
      }
      send()

      expect(delivered).toEqual(
        steps.filter((step) => step !== 'send').map((title) => ({ name: 'article-view', title })),
      )
    }),
  )
})

test('an event added during delivery is delivered once', () => {
  const queue = createEventQueue()
  const delivered: string[] = []
  const send = () =>
    queue.send(({ event }) => {
      delivered.push(event.name)
      if (event.name === 'demo-view') queue.add({ name: 'pricing-view' })
      send()
    })

  queue.add({ name: 'demo-view' })
  send()

  expect(delivered).toEqual(['demo-view', 'pricing-view'])
})

test('discarded events stay unsent, and later events are sent', () => {
  const queue = createEventQueue()
  queue.add({ name: 'demo-view' })
  queue.discardWaiting()
  queue.add({ name: 'share' })
  const delivered: string[] = []

  queue.send(({ event }) => delivered.push(event.name))

  expect(delivered).toEqual(['share'])
  expect(queue.entries().map(({ status }) => status)).toEqual(['discarded', 'sent'])
})

test('the next page adopts unsent events and puts them before its own', () => {
  const [left, next] = [createEventQueue(), createEventQueue()]
  left.add({ name: 'first-book' })
  next.add({ name: 'pricing-view' })

  next.adopt(JSON.parse(JSON.stringify(left.release())))

  expect(left.entries()).toEqual([])
  expect(next.entries().map(({ event }) => event.name)).toEqual(['first-book', 'pricing-view'])
})

test('sent events are not released to the next page', () => {
  const queue = createEventQueue()
  queue.add({ name: 'share' })
  queue.send(ignore)

  expect(queue.release()).toEqual([])
  expect(queue.entries()).toHaveLength(1)
})

test('a listener is called on changes until it unsubscribes', () => {
  const queue = createEventQueue()
  let changes = 0
  const stop = queue.subscribe(() => {
    changes += 1
  })
  queue.add({ name: 'share' })
  queue.send(ignore)
  queue.discardWaiting()
  stop()
  queue.add({ name: 'share' })

  expect(changes).toBe(2)
})
