import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { qrSvg, svgDataUrl } from '#features/books/shared/qr.ts'

/**
 * The QR code of a row, rendered when it is scrolled into view. A host with sixty books does not wait for sixty codes,
 * and phones, which show none, do not load the library.
 */
export function BookQr({ link }: { link: string }) {
  const frame = useRef<HTMLSpanElement>(null)
  const isSeen = useInView(frame)
  const { data: svg } = useQuery({
    queryKey: ['qr-svg', link],
    queryFn: () => qrSvg(link),
    enabled: isSeen,
  })
  return (
    <span ref={frame} className="block size-[84px]">
      {svg && <img src={svgDataUrl(svg)} alt="" width={84} height={84} />}
    </span>
  )
}

function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || isSeen) return
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
