export { useBookAddresses } from './domain-api.ts'
export { DomainSummary } from './domain-summary.tsx'
