import { setTimeout as sleep } from 'node:timers/promises'
import { picturePaths } from '#bench/flood/addresses.ts'
import { firstScreenPictures } from '#bench/flood/first-screen.ts'
import type { Measured } from '#bench/flood/limits.ts'
import { percentile } from '#percentile.ts'

const pauseMs = 500
const maxMinutes = 10

const headers = { accept: 'image/avif,image/webp,*/*' }

interface Answer {
  url: string
  ms: number
  bytes: number
  type: string | null
}

async function fetchPicture(url: string): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`The picture ${url} was answered with ${response.status}.`)
  const { length } = await response.bytes()
  return {
    url,
    ms: performance.now() - start,
    bytes: length,
    type: response.headers.get('content-type'),
  }
}

/** Fetches all addresses with limited concurrency. */
async function fetchAll(urls: readonly string[], atOnce: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const rest = urls.values()
  const work = async () => {
    for (const url of rest) answers.push(await fetchPicture(url))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

const isAvif = ({ type }: Answer) => type === 'image/avif'
const kibibytes = (answers: readonly Answer[]) =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/** Requests the pictures repeatedly until all are AVIF or time runs out. Returns the last responses. */
async function visitUntilAvif(urls: readonly string[], atOnce: number): Promise<Answer[]> {
  const end = Date.now() + maxMinutes * 60_000
  let answers = await fetchAll(urls, atOnce)
  while (!answers.every(isAvif) && Date.now() < end) {
    await sleep(pauseMs)
    answers = await fetchAll(urls, atOnce)
  }
  return answers
}

/** Returns the milliseconds within which a share of the responses completed. */
const share = (answers: readonly Answer[], part: number) =>
  percentile(
    answers.map(({ ms }) => ms).toSorted((a, b) => a - b),
    part,
  )

interface Visited {
  shopUrl: string
  /** Pages of which all widths of all pictures are requested. */
  pages: readonly string[]
  /** More pages, of which only the pictures in a phone's first screen are requested. */
  more: readonly string[]
  /** Concurrent picture requests. */
  atOnce: number
}

/**
 * Requests pictures that the shop has not encoded yet. Measures the 95th percentile of the first responses, for first screens and
 * for all, and how many are still not AVIF later.
 */
export async function measureFirstPictures(visited: Visited): Promise<Measured[]> {
  const { shopUrl, pages, more, atOnce } = visited
  const found = await Promise.all(pages.map((page) => picturePaths(shopUrl + page)))
  const urls = [...new Set(found.flat())].map((path) => shopUrl + path)
  const onScreen = await firstScreenPictures([...pages, ...more].map((page) => shopUrl + page))
  const all = await fetchAll([...new Set([...onScreen, ...urls])], atOnce)
  const screens = all.filter(({ url }) => onScreen.includes(url))
  const first = all.filter(({ url }) => urls.includes(url))
  const start = performance.now()
  const later = await visitUntilAvif(urls, atOnce)
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(
    `pictures of first screens: ${onScreen.length}, median ${share(screens, 0.5).toFixed()} ms\n` +
      `pictures: ${urls.length} versions, first ${kibibytes(first).toFixed()} KiB, median ${share(first, 0.5).toFixed()} ms; ` +
      `after ${seconds.toFixed()} s ${kibibytes(later).toFixed()} KiB, ${later.filter(isAvif).length} of them AVIF\n`,
  )
  return [
    {
      label: 'first answers of first screens, 95th percentile',
      unit: 'ms',
      value: share(screens, 0.95),
      limit: 40,
    },
    {
      label: 'first answers of pictures, 95th percentile',
      unit: 'ms',
      value: share(first, 0.95),
      limit: 60,
    },
    {
      label: 'pictures that are not AVIF later',
      unit: 'pictures',
      value: later.length - later.filter(isAvif).length,
      limit: 0,
    },
  ]
}
