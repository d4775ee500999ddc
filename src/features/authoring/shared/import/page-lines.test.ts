import { expect, test } from 'vitest'
import { joinPages, type PageRun } from './page-lines.ts'

/** A line of 10-point letters, each 5 points wide. */
function line(text: string, y: number, more: Partial<PageRun> = {}): PageRun {
  return { text, x: 50, y, width: text.length * 5, size: 10, font: 'body', endsLine: true, ...more }
}
const texts = (pages: readonly (readonly PageRun[])[]) => joinPages(pages).map(({ text }) => text)

test('lines that fill the page continue a paragraph, and a divided word is joined', () => {
  const runs = [
    line('The key hangs behind the green door of the neigh-', 700),
    line('bours, who are at home all day, so please ring at', 688),
    line('their bell.', 676),
    line('Park in the yard.', 664),
    line('• No smoking in the house and on all the balconies', 640),
    line('• No parties', 628),
  ]

  expect(texts([runs])).toEqual([
    'The key hangs behind the green door of the neighbours, who are at home all day, so please ring at their bell.',
    'Park in the yard.',
    '• No smoking in the house and on all the balconies',
    '• No parties',
  ])
})

test('larger and bold lines are headings', () => {
  const runs = [
    line('Parking', 700, { size: 16 }),
    line('There is a yard behind the house for two cars.', 680),
    line('Keys', 650, { font: 'bold' }),
    line('In the box.', 630),
  ]

  expect(joinPages([runs]).map(({ isHeading }) => isHeading)).toEqual([true, false, true, false])
})

test('columns of a table are separated by a tab', () => {
  const runs = [line('Check-in', 700, { endsLine: false }), line('15:00', 700, { x: 200 }), line('Check-out', 688)]

  expect(texts([runs])).toEqual(['Check-in\t15:00', 'Check-out'])
})

test('words without spaces between their runs are kept apart', () => {
  const runs = [line('Casa', 700, { endsLine: false }), line('Limone', 700, { x: 74 })]

  expect(texts([runs])).toEqual(['Casa Limone'])
})

test('page numbers are left out, a repeated head of the pages stays once, and numbers in the text stay', () => {
  const pages = [1, 2, 3].map((page) => [
    line('Casa Limone', 780),
    line(`${page}`, 20),
    line(`Rule ${page + 4}: no shoes on carpet ${page}.`, 700 - page * 20),
  ])

  expect(texts(pages)).toEqual([
    'Casa Limone',
    'Rule 5: no shoes on carpet 1.',
    'Rule 6: no shoes on carpet 2.',
    'Rule 7: no shoes on carpet 3.',
  ])
})

test.each([
  ['a number', (page: number) => `${page}`],
  ['a number between dashes', (page: number) => `– ${page} –`],
  ['a page of all pages', (page: number) => `${page}/3`],
  ['words', (page: number) => `Seite ${page} von 3`],
  ['a count that starts later', (page: number) => `Pág. ${page + 6}`],
])('%s at the foot of each page is left out', (_, numberOf) => {
  const pages = [1, 2, 3].map((page) => [line(`Text ${page * page}.`, 700), line(numberOf(page), 20)])

  expect(texts(pages)).toEqual(['Text 1.', 'Text 4.', 'Text 9.'])
})

test('the title beside a page number is kept once', () => {
  const foot = (page: number) => [line('Casa Limone', 20, { endsLine: false }), line(`${page}`, 20, { x: 300 })]
  const pages = [1, 2, 3].map((page) => [
    line(`Bella Vista, page ${page} of 3`, 780),
    line(`Text ${page * page}.`, 700),
    ...foot(page),
  ])

  expect(texts(pages)).toEqual(['Bella Vista', 'Text 1.', 'Casa Limone', 'Text 4.', 'Text 9.'])
})

test.each([
  ['titles that count', ['Apartment 1', 'Apartment 2', 'Apartment 3']],
  ['titles in two cells', ['Apartment\t1', 'Apartment\t2', 'Apartment\t3']],
  ['pairs that count', ['Apartment 1/2', 'Apartment 2/2', 'Apartment 3/2']],
  ['numbers that do not count the pages', ['12', '14', '4']],
  ['fractions of different wholes', ['1/2', '2/3', '3/4']],
  ['a number of one page', ['Welcome.', '2', 'Goodbye.']],
])('%s are text', (_, heads) => {
  const pages = heads.map((head, index) => [line(head, 780), line(`Text ${index * index}.`, 700)])

  expect(texts(pages)).toEqual(heads.flatMap((head, index) => [head, `Text ${index * index}.`]))
})

test('a number and a sentence in the middle of each page are text, although they repeat', () => {
  const pages = [1, 2, 3].map((page) => [
    line(`Flat ${page * page}`, 780),
    line('Heating is on.', 500),
    line(`${page}`, 400),
    line(`End ${page * page}.`, 20),
  ])

  expect(texts(pages).filter((text) => text === 'Heating is on.')).toHaveLength(3)
  expect(texts(pages)).toEqual(expect.arrayContaining(['1', '2', '3']))
})

test('a document of 100,000 runs is joined in linear time', () => {
  const timeOf = (count: number) => {
    const runs = Array.from({ length: count }, (_, index) => line('a', 800 - (index % 60) * 12))
    const before = process.threadCpuUsage()
    joinPages([runs])
    return process.threadCpuUsage(before).user
  }
  timeOf(10_000)
  const [short, long] = [timeOf(10_000), timeOf(100_000)]
  // Ten times the runs: quadratic time would be a hundred times as long.
  expect(long / Math.max(short, 10_000)).toBeLessThan(45)
})
