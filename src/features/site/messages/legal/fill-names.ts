type Operator = { name: string; address: string | undefined; supportEmail: string | undefined }

/** Fills `{operator}` and `{trader}` of a legal text. */
export function fillNames(text: string, { name, address, supportEmail }: Operator): string {
  const lines = address?.split('\n').map((line) => line.trim()) ?? []
  const trader = [name, ...lines, supportEmail].filter(Boolean).join(', ')
  return text.replaceAll('{operator}', () => name).replaceAll('{trader}', () => trader)
}
