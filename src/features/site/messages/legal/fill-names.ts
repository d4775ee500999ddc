type Operator = { name: string; address: string | undefined; supportEmail: string | undefined }

/** Fills `{operator}` and `{trader}` of a legal text. */
export function fillNames(text: string, { name, address, supportEmail }: Operator): string {
  const trader = [name, address?.replaceAll(/\s*\n\s*/g, ', '), supportEmail].filter(Boolean).join(', ')
  return text.replaceAll('{operator}', () => name).replaceAll('{trader}', () => trader)
}
