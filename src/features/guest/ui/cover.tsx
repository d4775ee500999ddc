import { useGuest } from './guest-context.tsx'
import { ArcadeMotif, Hill } from './motifs.tsx'

// The whole phone, or the phone that stands on a desk.
const coverSizes = '(min-width:768px) 408px, 100vw'

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
