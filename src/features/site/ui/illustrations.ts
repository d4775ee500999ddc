const addresses = import.meta.glob<string>('/src/ui/illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/**
 * The address of an illustration by its name, such as `hero-02`. All of them stand in one module that the page's
 * script knows too: the bundler copies only what the browser's modules name, and documents are rendered elsewhere.
 * @throws when there is none of that name
 */
export function illustrationAddress(name: string): string {
  const address = addresses[`/src/ui/illustrations/${name}.svg`]
  if (!address) throw new Error(`no illustration ${name}`)
  return address
}
