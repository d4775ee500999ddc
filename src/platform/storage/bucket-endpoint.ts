/** Scheme, host and port of the S3 server of an address in the form of `openBucket`. Needs no S3 library. */
export function endpointOf(url: string): string {
  const { host, searchParams } = new URL(url)
  return `${searchParams.get('insecure') === '1' ? 'http' : 'https'}://${host}`
}
