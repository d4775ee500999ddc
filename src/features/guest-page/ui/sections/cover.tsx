import type { ComponentProps } from 'react'
import type { BookImage } from '#features/books/shared/book.ts'
import { useGuest } from '../guest-context.tsx'
import { ArcadeMotif, Hill } from '../motifs.tsx'

// `sizes` of the cover: full width on phones, the phone frame on wide screens. Phones get 80 % of their width: 1.6
// pixels per CSS pixel look as sharp as two and save a third of the bytes.
const coverSizes = '(min-width:768px) 408px, 80vw'

/** The cover picture with its curved lower edge, or a drawn arcade, which has its own. */
export function Cover() {
  const { book, landmark } = useGuest()
  const { cover } = book
  return (
    <div className={cover ? 'g-cover' : 'g-cover g-cover--none'}>
      <CoverPicture
        cover={cover}
        sizes={coverSizes}
        // React preloads a picture that is not lazy, which is right on the guest page but not in a preview.
        loading={landmark ? { fetchPriority: 'high' } : { loading: 'lazy' }}
      />
      {cover && <Hill />}
    </div>
  )
}

type CoverPictureProps = {
  cover: BookImage | null
  /** The `sizes` attribute, by which the browser chooses a file. */
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
