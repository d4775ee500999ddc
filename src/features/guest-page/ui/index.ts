export { GuestBookView, type GuestBookViewProps } from './guest-book.tsx'
export { createGuestTexts, type GuestTexts } from './guest-texts.ts'
export { GuestPreview } from './phone-preview.tsx'
