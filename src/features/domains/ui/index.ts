export { useBookAddresses } from './domain-calls.ts'
export { DomainSummary } from './domain-summary.tsx'
