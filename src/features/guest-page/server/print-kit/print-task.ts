import sharp from 'sharp'
import type { PrintItem } from './print-items.ts'
import { createPrint, type PrintLogo, type PrintOrder } from './print-kit.ts'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    drawPrint: { input: PrintTask; output: Uint8Array }
  }
}

export type PrintTask = {
  item: PrintItem
  order: Omit<PrintOrder, 'logo'>
  /** The file of the host's logo. */
  logo: Uint8Array | undefined
}

/** One print as PDF. */
export async function drawPrint({ item, order, logo }: PrintTask): Promise<Uint8Array> {
  return createPrint(item, { ...order, logo: logo && (await toPng(logo)) })
}

/** PDF does not support WebP. */
async function toPng(file: Uint8Array): Promise<PrintLogo> {
  const { data, info } = await sharp(file).png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
