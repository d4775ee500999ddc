export { imageError } from './server/image-errors.ts'
export { hasImageFile, hideImageFiles, readImageFile } from './server/image-files.ts'
export { hideImages } from './server/image-hiding.ts'
export {
  deleteImagesOf,
  deleteUnusedImage,
  findImage,
  findImages,
  findSampleImage,
  listImages,
  listSecretAmong,
  markSecretImages,
} from './server/image-queries.ts'
export { mediaRoutes } from './server/image-routes.ts'
export { deleteFilesIfPossible, discardImage, storeImage } from './server/image-service.ts'
export { sweepOrphanImages } from './server/image-sweep.ts'
export { isOfflineImage, markOfflineImages } from './server/offline-images.ts'
export type { Image, ImageView } from './shared/image.ts'
export { maxImageBytes, presentImage, readImageAddress, readWidths } from './shared/image.ts'
