const addresses = import.meta.glob<string>('/src/ui/illustrations/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/**
 * The address of an illustration by its name, such as `hero-02`. All illustrations are imported in one module that the
 * browser build includes too: the bundler copies only files that browser modules import, while documents are rendered
 * by the server.
 * @throws if there is no illustration with that name
 */
export function illustrationAddress(name: string): string {
  const address = addresses[`/src/ui/illustrations/${name}.svg`]
  if (!address) throw new Error(`no illustration ${name}`)
  return address
}
