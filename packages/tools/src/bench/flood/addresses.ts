import { findPictureAddresses } from '@etalase/front/shared/picture-address.ts'

/** Creates a made-up address of each kind; `number` makes it distinct. */
const badAddresses: readonly ((number: number) => string)[] = [
  (number) => `/product/9${number}`,
  (number) => `/no-such-page-${number}`,
  (number) => `/products?page=${5_000 + number}`,
  (number) => `/products?category_id=${1_000 + number}`,
  (number) => `/products?category_sub_id=605&category_id=${1_000 + number}`,
  (number) => `/list/no-such-list-${number}`,
]

/** Creates addresses without a page, of all kinds in turn. */
export const badPaths = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => {
    const kind = badAddresses[number % badAddresses.length]
    return kind?.(number) ?? ''
  })

/** Creates addresses of unknown products. */
export const unknownProducts = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `/product/8${10_000_000 + number}`)

/** Creates distinct searches. */
export const searchPaths = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `/products?search=kemeja+${number}`)

/** Creates unknown addresses of a picture. */
export const badImages = (picture: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) => `/img/${1_000 + number}/${picture}`)

const get = async (url: string) => (await fetch(url)).text()

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? '')

/** Returns the paths of all pages in the shop's sitemap. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).search
  const files = locations(await get(`${url}/sitemap.xml`))
  const lists = await Promise.all(files.map((file) => get(url + pathOf(file))))
  return lists.flatMap((xml) => locations(xml).map(pathOf))
}

/** Returns the addresses of the pictures on a page. */
export async function picturePaths(url: string): Promise<string[]> {
  return findPictureAddresses(await get(url))
}
