import { sealedTables as ofStays } from '#features/stays/index.ts'
import type { SealedTable } from '#platform/keys/reseal.ts'

/** All sealed texts of the database. A column that ends in `_sealed` and is missing here fails a test. */
export const sealedTables: readonly SealedTable[] = [...ofStays]
