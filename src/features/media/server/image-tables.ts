declare module '#platform/db/database.ts' {
  interface Tables {
    images: ImagesTable
  }
}

/** One row per uploaded picture. Its files are in the storage, see `image-files.ts`. */
export type ImagesTable = {
  id: string
  account_id: string
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** JSON array of the stored widths, narrowest first. */
  widths: string
  /** Total size of its files. An estimate for pictures that are older than this column. */
  bytes: number
  created_at: number
}
