import { defineErrors } from '#platform/errors.ts'

export const domainError = defineErrors({
  DOMAIN_NOT_FOUND: 'notFound',
  DOMAIN_NEEDS_PRO: 'unpaid',
  DOMAIN_INVALID: 'invalid',
  DOMAIN_RESERVED: 'invalid',
  DOMAIN_SUFFIX: 'invalid',
  DOMAIN_OWN: 'invalid',
  DOMAIN_MIXED: 'invalid',
  DOMAIN_TAKEN: 'conflict',
  DOMAIN_ADDED_ALREADY: 'conflict',
  DOMAIN_LIMIT: 'conflict',
  SLUG_INVALID: 'invalid',
  SLUG_TAKEN: 'conflict',
})
