/**
 * The same day and hour a number of calendar months later (ms UTC), or the month's last day if it has no such day.
 * Counted from one anchor, as providers do: a subscription of 31 January renews on 28 February and on 31 March.
 */
export function addMonths(anchor: number, months: number): number {
  const end = new Date(anchor)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}
