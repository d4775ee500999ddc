import { CoverPicture } from './cover-picture.tsx'
import { useGuest } from './guest-context.tsx'
import { Hill } from './motifs.tsx'

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
