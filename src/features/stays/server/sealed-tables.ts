import type { SealedTable } from '#platform/keys/reseal.ts'
import { daysKept } from '../shared/stay.ts'
import { hashAddress } from './calendars/calendar-address.ts'

/** The sealed columns of stays, their calendars and push messages. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: 'calendars',
    row: 'id',
    columns: [
      {
        column: 'address_sealed',
        derive: (keyring, address) => ({ address_hash: hashAddress({ keyring }, new URL(address))[0] }),
      },
    ],
  },
  {
    table: 'stays',
    row: 'id',
    columns: [
      { column: 'code_sealed' },
      { column: 'code_before_sealed' },
      { column: 'token_sealed' },
      { column: 'spare_codes_sealed' },
    ],
    deletion: { column: 'departure', days: daysKept },
  },
  {
    table: 'stay_settings',
    row: 'book_id',
    columns: [
      { column: 'spare_codes_sealed' },
      { column: 'spare_sights_sealed' },
      { column: 'lock_code_sealed' },
      { column: 'cleaner_token_sealed' },
    ],
  },
  { table: 'push_subscriptions', row: 'id', columns: [{ column: 'content_sealed' }] },
  { table: 'push_keys', row: 'id', columns: [{ column: 'private_key_sealed' }] },
]
