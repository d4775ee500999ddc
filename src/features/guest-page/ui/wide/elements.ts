/** Creates an element. Numbers and texts become text children, never markup. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

const svg = 'http://www.w3.org/2000/svg'

/** A drawing of one path. @param viewBox such as `0 0 24 24` */
export function createDrawing(className: string, viewBox: string, path: string): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  const shape = document.createElementNS(svg, 'path')
  shape.setAttribute('d', path)
  for (const [key, value] of Object.entries({ class: className, viewBox, 'aria-hidden': 'true' }))
    drawing.setAttribute(key, value)
  drawing.append(shape)
  return drawing
}

/** An icon of Lucide (ISC licence), like those of the page. */
export function createIcon(path: string): SVGSVGElement {
  return createDrawing('g-i', '0 0 24 24', path)
}

/** The first element of the page that matches. */
export function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
