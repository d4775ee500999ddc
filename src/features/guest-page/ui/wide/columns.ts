import { create, find } from './elements.ts'
import { splitColumns } from './split-columns.ts'

/** Between two sections, in px; the same as in wide.css. */
const gap = 20

/** Screens with room for three columns. */
export const threeColumns = matchMedia('(min-width:1100px)')

/** Arranges the sections of the book in columns. @returns a function that restores the order of the phone */
export function arrangeColumns(): () => void {
  const sections = [...document.querySelectorAll<HTMLElement>('.g-main > section, .g-around > section')]
  const columns = Array.from({ length: threeColumns.matches ? 3 : 2 }, () => create('div', {}))
  const frame = create('div', { class: 'g-cols' }, ...columns)
  const places = sections.map((section) => {
    const place = document.createComment('')
    section.replaceWith(place)
    return place
  })
  columns[0]?.append(...sections)
  find('.g-main')?.append(frame)
  const heights = sections.map((section) => section.getBoundingClientRect().height)
  const rest = [...sections]
  for (const [index, count] of splitColumns(heights, columns.length, gap).entries())
    columns[index]?.append(...rest.splice(0, count))
  return () => {
    for (const [index, place] of places.entries()) place.replaceWith(sections[index] ?? '')
    frame.remove()
  }
}
