import { setTimeout } from 'node:timers/promises'
import { toDictionary } from '@etalase/front/encode/dictionary.ts'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { ask } from '#caches/ask.ts'

// npm run bench:dictionary: compares page weights in a browser with the shop's compression dictionary to those without it, in a running
// shop (SHOP_URL, or port 3000). Bodies alone, without headers, after repeated requests. Exits with 1 above a limit.

/** Ratio to the brotli size: for a page similar to one in the dictionary, any other page, and data that scripts fetch. */
const limits = { like: 0.15, other: 0.5, data: 0.5 }

interface Row {
  path: string
  kind: keyof typeof limits
  headers?: Record<string, string>
}

/** A prefetch by the router: the segment that differs from other pages of the same route. */
const routerRow = (path: string, segment: string): Row => {
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }
  const [folder = '', query] = path.split('?')
  const address = `${folder}?${queryWithHash(headers, new URLSearchParams(query))}`
  return { path: address, kind: 'data', headers }
}

const pages: Row[] = [
  { path: '/', kind: 'like' },
  { path: '/shop/women', kind: 'like' },
  { path: '/products?category_id=6', kind: 'like' },
  { path: '/product/1001', kind: 'like' },
  { path: '/product/1040', kind: 'like' },
  { path: '/stores', kind: 'other' },
  { path: '/faq', kind: 'other' },
  { path: '/tnc', kind: 'other' },
]

/** The route group `(shop)`, as Next encodes it. */
const inShop = '/!KHNob3Ap'

const routerRows = [
  routerRow('/shop/women', '/shop/$d$category/__PAGE__'),
  routerRow('/products?category_id=6', `${inShop}/list/$d$key/__PAGE__`),
  routerRow('/product/1001', `${inShop}/product/$d$id/__PAGE__`),
]

/** The shop recompresses a body in the background at its second and its eighth request; waiting after each covers both. */
const requests = 10
const compressingMs = 10_000

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'

async function askFor(path: string, headers: Record<string, string>) {
  const answer = await ask(shopUrl + path, { headers })
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return answer
}

const usual = { 'Accept-Encoding': 'br' }

/** Returns the address of the data that a page's scripts fetch. Throws when the page names none. */
async function dataOf(path: string): Promise<string> {
  const [folder] = /\/_data\/[0-9a-f]{40}/.exec((await askFor(path, usual)).text) ?? []
  if (folder === undefined) throw new Error(`${path} has no scripts`)
  return folder + path
}

/** Returns the request headers of a browser that has fetched the dictionary. Throws when the shop has none. */
async function known(): Promise<Record<string, string>> {
  const { dictionary } = JSON.parse((await askFor(await dataOf('/'), usual)).text)
  if (typeof dictionary !== 'string') throw new Error('The shop has no dictionary.')
  const { body, text } = await askFor(dictionary, usual)
  const { available } = toDictionary(Buffer.from(text))
  process.stdout.write(`The dictionary itself: ${body.length} bytes\n`)
  return { 'Accept-Encoding': 'br, dcb', 'Available-Dictionary': available }
}

async function compress({ path, headers = {} }: Row): Promise<void> {
  for (const own of [usual, withDictionary])
    for (let request = 0; request < requests; request++) await askFor(path, { ...headers, ...own })
}

/** Prints the bytes of a row. Returns whether they exceed their limit. */
async function print({ path, kind, headers = {} }: Row): Promise<boolean> {
  const all = (await askFor(path, { ...headers, ...usual })).body.length
  const less = (await askFor(path, { ...headers, ...withDictionary })).body.length
  const times = less / all
  const name = path.replace(/[0-9a-f]{40}|_rsc=[\w-]+/, '…')
  process.stdout.write(`| ${name} | ${all} | ${less} | ${times.toFixed(2)} |\n`)
  // Pages with their own texts consist mostly of those, so their data compresses less.
  return times > limits[kind] && !/^\/_data\/.*\/(?:faq|stores|tnc)$/.test(path)
}

const withDictionary = await known()
const data = await Promise.all(
  pages.map(async ({ path }): Promise<Row> => ({ path: await dataOf(path), kind: 'data' })),
)
const rows = [...pages, ...data, ...routerRows]
for (const row of rows) await compress(row)
await setTimeout(compressingMs)
for (const row of rows) if (await print(row)) process.exitCode = 1
