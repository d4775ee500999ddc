import type { ComponentProps } from 'react'
import type { BookImage } from '#features/books/shared/book.ts'
import { useGuest } from './guest-context.tsx'
import { ArcadeMotif, Hill } from './motifs.tsx'

// The whole phone, or the phone that stands on a desk. Phones are told four fifths of their width: at 1.6 pixels per
// point a photograph looks as sharp as at two, for two thirds of the bytes.
const coverSizes = '(min-width:768px) 408px, 80vw'

/** The cover picture on its hill, or a drawn arcade that brings its own. */
export function Cover() {
  const { book, landmark } = useGuest()
  const { cover } = book
  return (
    <div className={cover ? 'g-cover' : 'g-cover g-cover--none'}>
      <CoverPicture
        cover={cover}
        sizes={coverSizes}
        // React preloads a picture that is not lazy; that is for the guest page, not for a preview.
        loading={landmark ? { fetchPriority: 'high' } : { loading: 'lazy' }}
      />
      {cover && <Hill />}
    </div>
  )
}

type CoverPictureProps = {
  cover: BookImage | null
  /** How wide it stands on which screen, for the browser to choose a file by. */
  sizes: string
  /** When and how urgently it is loaded. */
  loading: Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>
}

/** A book's cover picture, or a drawn arcade when there is none. */
export function CoverPicture({ cover, sizes, loading }: CoverPictureProps) {
  if (cover === null) return <ArcadeMotif />
  const { url, srcSet, width, height } = cover
  return <img src={url} srcSet={srcSet} sizes={sizes} width={width} height={height} alt="" {...loading} />
}
