import type { ProductSummary } from '@etalase/contract/product.ts'
import type { Client } from '#client.ts'
import { problemOfPicture } from '#read-picture.ts'

const list = 'GET products'
const page = 'GET product'

/** The number of listed products whose first picture is fetched, and of those whose page is opened for all pictures. */
const maxListed = 12
const maxOpened = 3

/** The most addresses fetched, in total and at once. */
const maxPictures = 24
const atOnce = 4

/** Milliseconds after which no more pictures are fetched. */
const maxMs = 60_000

interface Shown {
  call: typeof list | typeof page
  product: number
  /** As the backend sent it. */
  address: string
}

const shown = (
  call: Shown['call'],
  { id, product_images }: Pick<ProductSummary, 'id' | 'product_images'>,
): Shown[] => product_images.map(({ image_url }) => ({ call, product: id, address: image_url }))

/** Returns one picture of each listed product, then those of pages. Empty addresses are covered by another rule. */
async function findPictures(client: Client): Promise<Shown[]> {
  const { products } = await client.request(list, { limit: maxListed })
  const pictures = products.flatMap((product) => shown(list, product).slice(0, 1))
  for (const { id } of products.slice(0, maxOpened))
    pictures.push(...shown(page, (await client.request(page, { id })).product))
  return pictures.filter(({ address }) => address !== '')
}

/** Returns the problem of each address; leaves out those that time did not allow. */
async function problemsOf(client: Client, addresses: readonly string[]) {
  const problems = new Map<string, string | null>()
  const endsAt = performance.now() + maxMs
  for (let at = 0; at < addresses.length && performance.now() < endsAt; at += atOnce)
    await Promise.all(
      addresses.slice(at, at + atOnce).map(async (address) => {
        const url = client.urlOf(address)
        problems.set(address, url ? await problemOfPicture(url) : 'is not a web address')
      }),
    )
  return problems
}

/** Checks that pictures of products can be shown, whatever their origin: some of the list, and of some pages. */
export async function checkPictures(client: Client): Promise<void> {
  const { report } = client
  const pictures = await findPictures(client)
  const addresses = [...new Set(pictures.map(({ address }) => address))].slice(0, maxPictures)
  const problems = await problemsOf(client, addresses)
  for (const call of [list, page] as const) {
    const tried = pictures.filter((one) => one.call === call && problems.has(one.address))
    if (tried.length === 0) report.needsData(call, ['pictures'], 'a product with a picture')
    for (const { product, address } of tried) {
      const problem = problems.get(address) ?? null
      const url = client.urlOf(address)?.href ?? address
      report.check(call, 'pictures', problem === null, `${url} of product ${product} ${problem}`)
    }
  }
  if (problems.size < addresses.length)
    report.skip(page, `pictures after the first ${problems.size}, which took ${maxMs / 1000} s`)
}
