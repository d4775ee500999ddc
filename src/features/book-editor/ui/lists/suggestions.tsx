/** Words that a field suggests while typing; in the catalogue they are one text separated by `|`. */
export function Suggestions({ id, words }: { id: string; words: string }) {
  return (
    <datalist id={id}>
      {words.split('|').map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
