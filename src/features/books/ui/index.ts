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
export { OfflineNotice } from './offline-notice.tsx'
export { useQuickEdit, useUnpublish } from './quick-edit-api.ts'
export { toThemeInput, useSaveTheme, useSaveThemeDefaults, useThemeDefaults } from './theme-api.ts'
