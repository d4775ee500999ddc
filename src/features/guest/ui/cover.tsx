import { useGuest } from './guest-context.tsx'
import { ArcadeMotif, Hill } from './motifs.tsx'

// The whole phone, or the phone that stands on a desk. Phones are told four fifths of their width: at 1.6 pixels per
// point a photograph looks as sharp as at two, for two thirds of the bytes.
const coverSizes = '(min-width:768px) 408px, 80vw'

/** The cover picture, or a drawn arcade when there is none. */
export function Cover() {
  const { book, landmark } = useGuest()
  const { cover } = book
  if (cover === null)
    return (
      <div className="g-cover g-cover--none">
        <ArcadeMotif />
      </div>
    )
  return (
    <div className="g-cover">
      <img
        src={cover.url}
        srcSet={cover.srcSet}
        sizes={coverSizes}
        width={cover.width}
        height={cover.height}
        alt=""
        // React preloads a picture that is not lazy; that is for the guest page, not for a preview.
        {...(landmark ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <Hill />
    </div>
  )
}
