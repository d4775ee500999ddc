import type { Context } from '#platform/context.ts'

const sentence = 'Rufen Sie ab 15:00 an, +39 089 555 0142, oder www.limonaia.example; Bus 12 hält 350 m weiter. '

/**
 * Makes a book as large as older versions allowed, beyond today's limits: half of it in many small entries, half in
 * long texts.
 * @param letters total length of all texts
 */
export async function enlargeBook({ db }: Context, bookId: string, letters: number): Promise<void> {
  const write = (length: number, seed: number) =>
    `${seed} ${sentence.repeat(length / sentence.length + 1)}`.slice(0, length)
  const entries = (count: number, fields: readonly string[], length: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) =>
        Object.fromEntries(fields.map((field) => [field, write(length, index)])),
      ),
    )
  const eighth = letters / 8
  await db
    .updateTable('books')
    .set({
      restaurants: entries(eighth / 1_000, ['name', 'address', 'type', 'rating', 'distance'], 200),
      shopping: entries(eighth / 400, ['name', 'address', 'type', 'distance'], 100),
      useful_info: entries(eighth / 500, ['category', 'name', 'address', 'type', 'distance'], 100),
      transport: entries(eighth / 300, ['type', 'name', 'distance'], 100),
      equipment: entries(eighth / 1_000, ['name', 'description'], 500),
      house_rules: JSON.stringify(Array.from({ length: eighth / 500 }, (_, index) => write(500, index))),
      text_bytes: letters,
      welcome_message: write(eighth, 1),
      checkin_instructions: write(eighth, 2),
    })
    .where('id', '=', bookId)
    .execute()
}
