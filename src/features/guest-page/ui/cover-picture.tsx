import type { ComponentProps } from 'react'
import type { BookImage } from '#features/books/shared/book.ts'
import { ArcadeMotif } from './motifs.tsx'

type Props = {
  cover: BookImage | null
  /** How wide it stands on which screen, for the browser to choose a file by. */
  sizes: string
  /** When and how urgently it is loaded. */
  loading: Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>
}

/** A book's cover picture, or a drawn arcade when there is none. */
export function CoverPicture({ cover, sizes, loading }: Props) {
  if (cover === null) return <ArcadeMotif />
  const { url, srcSet, width, height } = cover
  return <img src={url} srcSet={srcSet} sizes={sizes} width={width} height={height} alt="" {...loading} />
}
