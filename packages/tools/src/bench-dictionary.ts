import { setTimeout } from 'node:timers/promises'
import { toDictionary } from '@etalase/front/dictionary/dictionary.ts'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { ask } from '#caches/ask.ts'

// npm run bench:dictionary: what pages weigh for a browser that has the shop's dictionary, beside any other browser, in a shop that runs: at
// SHOP_URL, or else on port 3000. Bodies alone, without headers, as the shop sends them after some requests. Exits with 1 above a limit.

/** Times the bytes of brotli: a page like one of the dictionary, any other page, and data that scripts fetch. */
const limits = { like: 0.15, other: 0.5, data: 0.5 }

interface Row {
  path: string
  kind: keyof typeof limits
  headers?: Record<string, string>
}

/** What the router asks for in advance: the part of a page that differs from others of its route. */
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

/** The group of routes `(shop)`, as Next names it. */
const inShop = '/!KHNob3Ap'

const routerRows = [
  routerRow('/shop/women', '/shop/$d$category/__PAGE__'),
  routerRow('/products?category_id=6', `${inShop}/list/$d$key/__PAGE__`),
  routerRow('/product/1001', `${inShop}/product/$d$id/__PAGE__`),
]

/** The shop compresses a body again in the background, at its second request, and at its eighth: then it takes so long for all. */
const requests = 10
const compressingMs = 10_000

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'

async function askFor(path: string, headers: Record<string, string>) {
  const answer = await ask(shopUrl + path, { headers })
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return answer
}

const usual = { 'Accept-Encoding': 'br' }

/** The address of the data that the scripts of a page fetch. Throws when it names none. */
async function dataOf(path: string): Promise<string> {
  const [folder] = /\/_data\/[0-9a-f]{40}/.exec((await askFor(path, usual)).text) ?? []
  if (folder === undefined) throw new Error(`${path} has no scripts`)
  return folder + path
}

/** What a browser says that has fetched the dictionary. Throws when the shop has none. */
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

/** Prints the bytes of a row. Gives whether they are above their limit. */
async function print({ path, kind, headers = {} }: Row): Promise<boolean> {
  const all = (await askFor(path, { ...headers, ...usual })).body.length
  const less = (await askFor(path, { ...headers, ...withDictionary })).body.length
  const times = less / all
  const name = path.replace(/[0-9a-f]{40}|_rsc=[\w-]+/, '…')
  process.stdout.write(`| ${name} | ${all} | ${less} | ${times.toFixed(2)} |\n`)
  // The data of a page with texts of its own are mostly these.
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
