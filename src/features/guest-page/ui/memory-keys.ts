/** Where the browser keeps the language that a guest chose. */
export const languageMemoryKey = 'benvenuto-language'

/** Where the browser keeps that a guest reads in large type: any value. */
export const largeTextKey = 'benvenuto-large-text'

/** The class of the document's root while it is set in large type. */
export const largeTextClass = 'g-large'
