import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A labelled part of a guide: usually a sentence, in the line it belongs to. */
export type LabelledPart = { text: string; labels: readonly string[] }
export type LabelledGuide = { name: string; text: string; parts: readonly LabelledPart[] }

/**
 * The guides of a folder. Each sentence has its label before it: `{parkingInfo}Park in the yard.` Several labels are
 * separated by `|`: each of them is right. The guides are invented; no address, number or person in them is real.
 */
export function readGuides(folder: 'tuned' | 'held-out'): LabelledGuide[] {
  const root = new URL(`./guides/${folder}/`, import.meta.url)
  return globSync('*.txt', { cwd: root.pathname })
    .sort()
    .map((file) => readGuide(basename(file, '.txt'), readFileSync(new URL(file, root), 'utf8')))
}

function readGuide(name: string, labelled: string): LabelledGuide {
  const lines = labelled.split('\n')
  const parts = lines.flatMap((line) =>
    [...line.matchAll(/\{([\w.|]+)\}([^{]*)/g)].map(([, labels = '', text = '']) => ({
      text: text.trim(),
      labels: labels.split('|'),
    })),
  )
  return { name, text: lines.map((line) => line.replaceAll(/\{[\w.|]+\}/g, '')).join('\n'), parts }
}
