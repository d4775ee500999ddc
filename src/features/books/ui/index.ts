export {
  type BookPayload,
  loadBook,
  readDraftBook,
  readGuestBook,
  saveBook,
  uploadImage,
  useBook,
  useBooks,
  useCopyBook,
  useDeleteBook,
  useRefreshBooks,
  useSaveBook,
} from './book-api.ts'
export { type DraftPayload, deleteDraft, loadDrafts, saveDraft } from './draft-api.ts'
export { OfflineNotice } from './offline-notice.tsx'
export { forgetPublished, isMarkedPublished, markPublished } from './published-mark.ts'
export { useQuickEdit, useUnpublish } from './quick-edit-api.ts'
export { toThemeInput, useSaveTheme, useSaveThemeDefaults, useThemeDefaults } from './theme-api.ts'
