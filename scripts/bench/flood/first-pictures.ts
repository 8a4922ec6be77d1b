import { setTimeout as sleep } from 'node:timers/promises'
import { picturePaths } from '#scripts/bench/flood/addresses.ts'
import type { Measured } from '#scripts/bench/flood/limits.ts'
import { percentile } from '#scripts/percentile.ts'

const pauseMs = 500
const maxMinutes = 10

const headers = { accept: 'image/avif,image/webp,*/*' }

interface Answer {
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
    ms: performance.now() - start,
    bytes: length,
    type: response.headers.get('content-type'),
  }
}

/** Fetches all, some at a time. */
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

/** Visits the pictures until all are AVIF, or the time is over. Gives the last answers. */
async function visitUntilAvif(urls: readonly string[], atOnce: number): Promise<Answer[]> {
  const end = Date.now() + maxMinutes * 60_000
  let answers = await fetchAll(urls, atOnce)
  while (!answers.every(isAvif) && Date.now() < end) {
    await sleep(pauseMs)
    answers = await fetchAll(urls, atOnce)
  }
  return answers
}

/**
 * Visits all widths of the pictures of some pages, of which the shop has made none: the time within which 95 of 100 first
 * answers are complete, and how many are not AVIF later.
 */
export async function measureFirstPictures(
  shopUrl: string,
  pages: readonly string[],
  atOnce: number,
): Promise<Measured[]> {
  const found = await Promise.all(pages.map((page) => picturePaths(shopUrl + page)))
  const urls = [...new Set(found.flat())].map((path) => shopUrl + path)
  const first = await fetchAll(urls, atOnce)
  const start = performance.now()
  const later = await visitUntilAvif(urls, atOnce)
  const seconds = (performance.now() - start) / 1000
  const times = first.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  process.stdout.write(
    `pictures: ${urls.length} versions, first ${kibibytes(first).toFixed()} KiB, median ${median.toFixed()} ms; ` +
      `after ${seconds.toFixed()} s ${kibibytes(later).toFixed()} KiB, ${later.filter(isAvif).length} of them AVIF\n`,
  )
  return [
    { label: 'first answers of pictures, 95th percentile', unit: 'ms', value: p95, limit: 60 },
    {
      label: 'pictures that are not AVIF later',
      unit: 'pictures',
      value: later.length - later.filter(isAvif).length,
      limit: 0,
    },
  ]
}
