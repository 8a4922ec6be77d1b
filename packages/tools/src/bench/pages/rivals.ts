import type { ComparedPages } from '#bench/pages/compare.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { barePublicFolder, startBareNext } from '#bench/pages/servers.ts'
import { type StaticServer, startStaticServer } from '#bench/pages/static-server.ts'

export const listPath = '/products?category_id=7'

/** A list rendered for each request, and not indexed by search engines. */
export const narrowedPath = '/products?category_id=7&size=M'

/** The bare Next page to compare with each page of the shop. */
const barePages = new Map([
  ['/', '/'],
  [listPath, '/list'],
  [narrowedPath, '/per-request'],
  ['/product/1001', '/product/1'],
  ['/shop/women', '/'],
  ['/stores', '/shops'],
  ['/faq', '/text'],
])

/** Returns the path of the bare Next page to compare with. */
export const barePathOf = (path: string): string => barePages.get(path) ?? '/'

/** Servers to compare the shop with. */
export interface Rivals {
  bare: Server
  plain: StaticServer
}

/** Returns the addresses of a shop page and its rivals. */
export function comparedPages(shop: Server, { bare, plain }: Rivals, path: string) {
  const barePath = barePathOf(path)
  return {
    shop: shop.url + path,
    bare: bare.url + barePath,
    static: plain.url + barePath,
  } satisfies ComparedPages
}

/** Starts bare Next and the static pages, runs a function with them, and always stops them. */
export async function withRivals<Result>(
  use: (rivals: Rivals) => Promise<Result>,
): Promise<Result> {
  const bare = await startBareNext()
  let plain: StaticServer | undefined
  try {
    plain = await startStaticServer(bare.url, barePublicFolder, [...new Set(barePages.values())])
    return await use({ bare, plain })
  } finally {
    plain?.stop()
    await bare.stop()
  }
}
