export const memoryFlags: readonly string[]
export const memorySettings: Readonly<Record<string, string>>
