export { useBookAddresses } from './domain-calls.ts'
