/** A backup or restore that is not possible; the message says what to do instead. */
export class BackupError extends Error {}
