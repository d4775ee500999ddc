/** Words that a field offers while typing; written in the catalogue as one text with `|` between them. */
export function Suggestions({ id, words }: { id: string; words: string }) {
  return (
    <datalist id={id}>
      {words.split('|').map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
