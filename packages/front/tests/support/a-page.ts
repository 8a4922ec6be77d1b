import type { PageEntry } from '#next/page-store.ts'

type PageKind = Extract<PageEntry['value'], { segmentData: unknown }>['kind']

/** A page as Next hands it to its cache handler. */
export const aPage = (html: string, status?: number, tags = ''): PageEntry => ({
  lastModified: 1,
  cacheControl: { revalidate: 60, expire: 3_600 },
  value: {
    // Next's enum of kinds exists in its types only.
    kind: 'APP_PAGE' as PageKind,
    html,
    rscData: Buffer.from('payload'),
    headers: tags ? { 'x-next-cache-tags': tags } : {},
    postponed: undefined,
    status,
    segmentData: new Map([['/_tree', Buffer.from('segment')]]),
  },
})
