import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** A folder whose listings have pages of two entries, like those of a bucket with a thousand. */
class PagedDriver extends FSDriver {
  override async listAll(prefix: string, options?: { recursive?: boolean; paginationToken?: string }) {
    const { objects } = await super.listAll(prefix, options)
    const keyOf = (entry: (typeof sorted)[number]) => (entry.isFile ? entry.key : entry.prefix)
    const sorted = [...objects]
    sorted.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    const after = options?.paginationToken
    const remaining = sorted.filter((entry) => after === undefined || keyOf(entry) > after)
    const page = remaining.slice(0, 2)
    const last = page.at(-1)
    return { objects: page, ...(last && remaining.length > page.length && { paginationToken: keyOf(last) }) }
  }
}

/** A storage whose listings have pages of two entries. */
export function openPagedStorage(location: string): Disk {
  return new Disk(new PagedDriver({ location, visibility: 'private' }))
}
