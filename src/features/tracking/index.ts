export { pixelSources } from './server/pixel-sources.ts'
