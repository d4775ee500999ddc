import type { Topic } from '../manual-topics.ts'

/** Words separated by commas, in lower case, without accents. `*` at an end stands for any letters. */
type Words = string

export type LanguageWords = {
  /** A strong word is evidence on its own; a weak word only adds to other evidence. */
  topics: Record<Topic, { strong: Words; weak: Words }>
  /** Complete headings; `none` are those that name the manual or no single topic. */
  headings: Record<Exclude<Topic, 'closing'> | 'none', Words>
}
