/**
 * HTTP tests about pages, pictures, threads or other services: their subject does not depend on the database, and other
 * files make every statement that they make. They take more than a fifth of the time on PostgreSQL, so they run there
 * only with `--long`, or when their paths are given.
 */
export const engineFree = [
  'src/features/accounts/server/sign-in/captcha.http.test.ts',
  'src/features/admin/server/mail-test.http.test.ts',
  'src/features/billing/server/quotes/quote-routes.http.test.ts',
  'src/features/books/server/pictures/book-pictures.http.test.ts',
  'src/features/domains/server/dns-lookup.http.test.ts',
  'src/features/guest-page/server/guest.http.test.ts',
  'src/features/guest-page/server/hidden-sections.http.test.ts',
  'src/features/guest-page/server/large-book.http.test.ts',
  'src/features/guest-page/server/share-picture.http.test.ts',
  'src/features/guest-page/server/withheld-secrets.http.test.ts',
  'src/features/media/server/image-concurrency.http.test.ts',
  'src/features/media/server/image-routes.http.test.ts',
  'src/features/media/server/image-serving.http.test.ts',
  'src/features/portability/server/heavy-export.http.test.ts',
  'src/features/site/server/site-routes.http.test.ts',
  'src/features/stays/server/guest/stay-outlets.http.test.ts',
  'src/features/stays/server/stay-model.http.test.ts',
  'src/features/translations/server/heavy-translations.http.test.ts',
  'src/features/translations/server/machine/translation-machine.http.test.ts',
  'src/monitoring.http.test.ts',
  'src/platform/http/openapi.http.test.ts',
  'src/platform/http/server.http.test.ts',
  'src/security.http.test.ts',
  'src/web/document-routes.http.test.ts',
  'src/web/renders-ahead.http.test.ts',
  'src/web/site-page-handler.http.test.ts',
]
