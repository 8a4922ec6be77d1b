import type { PromiseId } from '#caches/promises.ts'

const noPurge = 'knows no PURGE: a new price is there within the minute'
const noGrace = 'has one grace for all pages, so one that shows what ends within a day has none'

/** Known exceptions: promises that a cache breaks, by cache and promise. The check fails when an exception no longer applies. */
export const reasons: Readonly<Record<string, Partial<Record<PromiseId, string>>>> = {
  Squid: {
    purge: 'PURGE finds nothing that varies: a new price is there within the minute',
    revalidation: 'asks for the whole: it revalidates only what has a Last-Modified',
  },
  HAProxy: {
    files: 'keeps nothing that varies by Accept or Save-Data: no pictures',
    purge: noPurge,
    revalidation: 'asks for the whole',
    outage: 'shows nothing that is no longer fresh',
    saleBefore: 'shows nothing that is no longer fresh',
  },
  'Apache httpd': { purge: noPurge, saleBefore: noGrace },
  'Traffic Server': { saleBefore: noGrace },
  nginx: {
    revalidation: 'asks for the whole: by a 304 it would keep Age and Cache-Control of before',
    saleAfter: 'proxy_cache_use_stale knows no end, but 10 minutes without a request',
  },
}
