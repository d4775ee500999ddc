export { readGuestWords } from './server/guest-words.ts'
