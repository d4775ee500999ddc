/** A word that texts must not use. */
export type Term = {
  readonly pattern: RegExp
  /** The term to use instead. */
  readonly say: string
  /** Texts where the word is right, as `file:key`. */
  readonly except?: readonly string[]
  /** Beginnings of `file:key`: the word is refused in these texts only. */
  readonly within?: readonly string[]
}
