/** The storage folder of the pictures: one folder per picture, one file per width. */
export const imageFolder = 'images'

/**
 * The folder of pictures that have been secret: a store that serves pictures itself must not serve it. They are moved there
 * only while there is such a store (`hideImages`), so either folder may have them.
 */
export const hiddenFolder = 'hidden-images'

/** Both folders that may have the files of a picture. */
export const imageFolders = [imageFolder, hiddenFolder] as const

/** The key of a picture's file in the storage. @param width one of the stored widths, in pixels */
export function imageFile(id: string, width: number, folder: (typeof imageFolders)[number] = imageFolder): string {
  return `${folder}/${id}/${width}.webp`
}

/** Where a file of a picture is after it was hidden; undefined for files that are not moved. */
export function hiddenFileOf(key: string): string | undefined {
  return key.startsWith(`${imageFolder}/`) ? hiddenFolder + key.slice(imageFolder.length) : undefined
}
