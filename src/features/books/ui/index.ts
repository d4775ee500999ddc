export { useBooks } from './book-api.ts'
