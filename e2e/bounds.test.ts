import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { test } from '#e2e/support/test.ts'

const build = join(e2e.projectDir, '.next')

/** Lists all files of the build, including those written by the running shop. */
async function filesOfBuild(): Promise<string[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  // Pictures of the build's pages are encoded in the background.
  const kept = files.filter(({ parentPath }) => !parentPath.endsWith('cache/pictures'))
  return kept.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
}

/** Lists the same files once writing has stopped: the shop may write after it has responded. */
async function settledFilesOfBuild(): Promise<string[]> {
  let files = await filesOfBuild()
  await expect
    .poll(
      async () => {
        const [before, now] = [files, await filesOfBuild()]
        files = now
        return now.length === before.length
      },
      { intervals: [500] },
    )
    .toBe(true)
  return files
}

const keptPages = () => readdir(join(build, 'page-cache'))

/** Returns addresses that have not been requested before. */
const madeUp = (number: number) => [
  `/product/98765${number}`,
  `/product/98765${number}?size=M`,
  `/product/abc${number}`,
  `/no-such-page/at-all-${number}`,
  `/products?page=${300 + number}`,
  `/products?category_id=98765${number}`,
  `/products?category_id=98765${number}&category_sub_id=605`,
  `/products?category_sub_id=605&group_id=98765${number}`,
  `/products?brand=no-such-brand-${number}`,
  `/collections/batik-ungu-${number}`,
  `/media/no-such-picture-${number}.webp`,
]

test('a made-up address writes no file', async ({ request }) => {
  let number = 0
  // Pages requested by earlier tests may still be revalidated and written in the background.
  await expect(async () => {
    const before = await settledFilesOfBuild()
    for (const path of madeUp(number++)) expect((await request.get(path)).status(), path).toBe(404)
    const added = (await settledFilesOfBuild()).filter((file) => !before.includes(file))
    expect(added).toEqual([])
  }).toPass()
})

/** Visits pages missing from the build until one is a cache miss; returns its path. Earlier tests have visited some. */
async function firstVisit(request: APIRequestContext): Promise<string> {
  for (const category of [7, 1, 2, 3, 4, 5, 6]) {
    const path = `/products?category_id=${category}&sort=PRICE_DESC&page=2`
    const visit = await request.get(path)
    if (visit.status() === 200 && visit.headers()['x-nextjs-cache'] === 'MISS') return path
  }
  throw new Error('All pages have been visited before.')
}

test('a page missing from the build is stored at its first visit', async ({ request }) => {
  const before = await keptPages()
  const path = await firstVisit(request)
  await expect.poll(async () => (await keptPages()).length).toBeGreaterThan(before.length)
  const again = await request.get(path)
  expect([again.status(), again.headers()['x-nextjs-cache']]).toEqual([200, undefined])
})

test('a picture is served only at the address in the page', async ({ request }) => {
  const html = await (await request.get('/product/1001')).text()
  const [, path = ''] = html.match(/"(\/img\/[^" ]+)/) ?? []
  const found = await request.get(path)
  expect([found.status(), found.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('image/'),
  ])
  for (const other of [
    `${path}?1`,
    `${path}%231`,
    path.replace(/\/img\/[\d-]+/, '/img/401'),
    path.replace(/\/img\/[\d-]+/, '$&-60'),
    path.replace(/\/img\/[\d-]+/, '$&/'),
    path.replace('products', '%70roducts'),
  ]) {
    expect((await request.get(other)).status(), other).toBe(400)
  }
})
