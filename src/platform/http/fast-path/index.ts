export { FastPathServer } from './server.ts'
