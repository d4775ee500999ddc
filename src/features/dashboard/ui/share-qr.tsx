import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { qrPngDataUrl, qrPrintSize, qrSvg, svgDataUrl } from '#features/books/shared/qr.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { fileNameOf, saveFile } from './qr-file.ts'

/** A QR code of 192 px, rendered at 300 px, with a white margin around its quiet zone. */
export function ShareQr({ link }: { link: string }) {
  const t = useTranslations('dashboard.share')
  const picture = useQuery({ queryKey: ['qr-png', link], queryFn: () => qrPngDataUrl(link) })
  if (picture.isError) return <p className="max-w-56 text-small text-muted">{t('qrFailed')}</p>

  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className="rounded-[12px] bg-white p-4 outline outline-line">
        {picture.data ? (
          <img src={picture.data} alt={t('qr', { link })} width={192} height={192} className="size-48" />
        ) : (
          <Skeleton className="size-48" />
        )}
      </div>
      <p className="max-w-56 text-small text-muted max-md:max-w-none">{t('qrHint')}</p>
    </div>
  )
}

/** The QR code as files for print: SVG for print shops, a large PNG otherwise. */
export function QrDownloads({ link, name, onShare }: { link: string; name: string; onShare: () => void }) {
  const t = useTranslations('dashboard.share')
  const words = t('fileName', { name: name.trim() || t('unnamed') })
  const icon = <Download size={18} aria-hidden="true" />

  async function saveSvg() {
    saveFile(svgDataUrl(await qrSvg(link)), fileNameOf(words, 'svg'))
    onShare()
  }
  async function savePng() {
    saveFile(await qrPngDataUrl(link, qrPrintSize), fileNameOf(words, 'png'))
    onShare()
  }

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(168px,1fr))] gap-3">
      <Button variant="quiet" size="s" icon={icon} className="px-2!" onClick={() => void saveSvg()}>
        {t('svg')}
      </Button>
      <Button variant="quiet" size="s" icon={icon} className="px-2!" onClick={() => void savePng()}>
        {t('png')}
      </Button>
    </div>
  )
}
