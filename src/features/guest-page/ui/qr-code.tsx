/** A QR code from the server, as the markup of an SVG. */
export function QrCode({ svg, label }: { svg: string; label: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, never a host's text
  return <div className="g-qr" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
}
