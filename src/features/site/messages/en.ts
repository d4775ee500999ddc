import { en as blog } from './blog/en.ts'
import { en as declarations } from './declarations/en.ts'
import { en as demo } from './demo/en.ts'
import { en as home } from './home/en.ts'
import { en as status } from './status/en.ts'
import { en as support } from './support/en.ts'

export const en = {
  home,
  demo,
  blog,
  support,
  status,
  declarations,
  notFound: {
    head: { title: '404 Page Not Found', description: 'There is no page at this address.' },
    title: 'Page Not Found',
    text: 'The address may be mistyped, or the page may have moved. If you were looking for a welcome book, ask your host for the link again.',
    home: 'Go Home',
  },
  errors: {
    SUPPORT_NAME_REQUIRED: 'Tell us your name',
    SUPPORT_EMAIL_INVALID: 'Enter a valid email address',
    SUPPORT_MESSAGE_REQUIRED: 'Write a few words about what you need',
    DECLARATION_DAY_INVALID: 'Choose today or a later day, within two years',
  },
}
