declare module '#platform/db/database.ts' {
  interface Tables {
    images: ImagesTable
  }
}

/** One row per uploaded picture; its files lie in the storage, see `image-files.ts`. */
export type ImagesTable = {
  id: string
  account_id: string
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** JSON array of the widths in which it is kept, narrowest first. */
  widths: string
  /** Of all its files. Estimated for pictures from before this column. */
  bytes: number
  created_at: number
}
