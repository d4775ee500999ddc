/** What the worker says without a connection: its own words, because a page's are not at hand then. */
export const en = {
  title: 'No connection',
  text: 'This page was not saved on this device before. It appears by itself as soon as there is a connection.',
  retry: 'Try again',
  kept: 'Saved on this device',
  needed: 'Opens with a connection',
}
