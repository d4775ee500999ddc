export { DomainsPage as Component } from '#features/domains/ui/domains-page.tsx'
