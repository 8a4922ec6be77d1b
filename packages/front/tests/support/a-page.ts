import type { PageEntry } from '#next/page-store.ts'

type PageKind = Extract<PageEntry['value'], { segmentData: unknown }>['kind']

/** Returns a page as Next passes it to its cache handler. */
export const aPage = (html: string, status?: number, tags = ''): PageEntry => ({
  lastModified: 1,
  cacheControl: { revalidate: 60, expire: 3_600 },
  value: {
    // Next's enum of kinds exists only in its types.
    kind: 'APP_PAGE' as PageKind,
    html,
    rscData: Buffer.from('payload'),
    headers: tags ? { 'x-next-cache-tags': tags } : {},
    postponed: undefined,
    status,
    segmentData: new Map([['/_tree', Buffer.from('segment')]]),
  },
})
