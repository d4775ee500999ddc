import { createHash } from 'node:crypto'
import { type DeleteObjectsCommandInput, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { outgoingCallDuration, timed } from '../metrics/metrics.ts'
import { traced } from '../tracing/tracing.ts'
import { endpointOf } from './bucket-endpoint.ts'

/**
 * A bucket as a store of files.
 * @param url `s3://KEY:SECRET@HOST/BUCKET?region=…` (add `&insecure=1` for a store without TLS)
 * @param patience a call that makes no progress for this time (ms) is repeated once and then fails
 */
export function openBucket(url: string, patience: number): Disk {
  return new Disk(
    new BucketDriver({
      client: openBucketClient(url, patience),
      bucket: bucketOf(url),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}

/** A client whose calls are measured. */
function openBucketClient(url: string, patience: number): S3Client {
  const client = new S3Client(bucketOptions(url, patience))
  client.middlewareStack.add(
    (next, { commandName }) =>
      (call) =>
        timed(
          outgoingCallDuration,
          { service: 'pictures' },
          () => traced(`s3 ${commandName ?? 'call'}`, () => next(call)),
          isMissing,
        ),
    { step: 'initialize', name: 'measureCall' },
  )
  return client
}

/** A missing file is a normal result: `exists` uses it. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && /^(NotFound|NoSuchKey)$/.test(error.name)
}

/** Other S3 implementations require Content-MD5 for multi-object delete; the SDK sends a newer checksum instead. */
class BucketDriver extends S3Driver {
  protected override createDeleteObjectsCommand(client: S3Client, options: DeleteObjectsCommandInput) {
    const command = super.createDeleteObjectsCommand(client, options)
    command.middlewareStack.addRelativeTo(sendMd5, {
      relation: 'after',
      toMiddleware: 'flexibleChecksumsMiddleware',
      name: 'sendMd5',
    })
    return command
  }
}

type Sent = { headers: Record<string, string>; body: string | Uint8Array }

function sendMd5<Args extends { request: unknown }, Answer>(next: (args: Args) => Promise<Answer>) {
  return (args: Args): Promise<Answer> => {
    const { headers, body } = args.request as Sent
    for (const name of Object.keys(headers)) if (/^x-amz-(?:sdk-)?checksum-/i.test(name)) delete headers[name]
    headers['content-md5'] = createHash('md5').update(body).digest('base64')
    return next(args)
  }
}

/** The bucket named by an address in the form of `openBucket`. */
export function bucketOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

/**
 * What the S3 library needs for an address in the form of `openBucket`.
 * @param patience a call that makes no progress for this time (ms) is repeated once and then fails
 */
export function bucketOptions(url: string, patience: number): S3ClientConfig {
  const address = new URL(url)
  return {
    credentials: {
      accessKeyId: decodeURIComponent(address.username),
      secretAccessKey: decodeURIComponent(address.password),
    },
    endpoint: endpointOf(url),
    region: address.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // Other S3 implementations refuse the checksums that the library would add to every request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience,
      requestTimeout: patience,
      socketTimeout: patience,
      throwOnRequestTimeout: true,
    },
  }
}
