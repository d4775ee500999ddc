/** Where backups are kept: a folder or a bucket. A file that is not complete never has its name. */
export type BackupStore = {
  /** Names of all files whose names begin as given. */
  list(prefix: string): Promise<string[]>
  /** Writes a file under a name, from a file of this machine. */
  write(name: string, file: string): Promise<void>
  writeText(name: string, text: string): Promise<void>
  /** Copies a file to one of this machine that only its owner may read. */
  read(name: string, file: string): Promise<void>
  delete(name: string): Promise<void>
  /** Deletes what writes that were interrupted have left. */
  deleteParts(prefix: string): Promise<void>
  /** Free bytes; undefined for a bucket. */
  findFreeBytes(): Promise<number | undefined>
}
