export { track, trackOnce } from './track.ts'
