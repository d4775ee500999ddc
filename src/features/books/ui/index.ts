export {
  loadBook,
  readGuestBook,
  uploadImage,
  useBook,
  useBooks,
  useCopyBook,
  useDeleteBook,
  useSaveBook,
} from './book-api.ts'
export { toLookInput, useLookDefaults, useSaveLook, useSaveLookDefaults } from './look-api.ts'
export { OfflineNotice } from './offline-notice.tsx'
