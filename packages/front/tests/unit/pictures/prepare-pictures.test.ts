import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePictures } from '#pictures/prepare-pictures.ts'
import { type PictureVersion, pictureAddress } from '#shared/picture-address.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'shop'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const image = (srcset: string) => `<img srcSet="${srcset}" src="${srcset.split(' ')[0]}"/>`

const write = (page: string, html: string) => writeFile(join(folder, page), html)

/** Returns the addresses prepared, in order. */
async function prepared(origins: string[] = []) {
  const prepare = vi.fn(async (_: PictureVersion, _speed: string) => {})
  await preparePictures({ prepare }, origins, folder)
  const calls = prepare.mock.calls.map(([version, speed]) => [pictureAddress(version), speed])
  const ofSpeed = (wanted: string) =>
    calls.filter(([, speed]) => speed === wanted).map(([address]) => address)
  // All become WebP before the first becomes AVIF.
  expect(calls.map(([, speed]) => speed)).toEqual([
    ...ofSpeed('quick').map(() => 'quick'),
    ...ofSpeed('well').map(() => 'well'),
  ])
  expect(ofSpeed('well')).toEqual(ofSpeed('quick'))
  return ofSpeed('quick')
}

test("prepares the home page's pictures first, small widths before large ones, each once", async () => {
  await write('faq.html', image('/img/180/faq.webp'))
  await write('shop/men.html', image('/img/400/men.webp 360w, /img/1200/a.webp 1200w'))
  await write('index.html', image('/img/1200/a.webp 1200w, /img/400/a.webp 360w'))
  await write('index.rsc', image('/img/750/payload.webp'))
  expect(await prepared()).toEqual([
    '/img/400/a.webp',
    '/img/1200/a.webp',
    '/img/400/men.webp',
    '/img/180/faq.webp',
  ])
})

test('prepares the second picture of a card, whose address is in a style', async () => {
  await write('index.html', '<div style="--detail:url(/img/750/tee-2.webp)"></div>')
  expect(await prepared()).toEqual(['/img/750/tee-2.webp'])
})

test('skips addresses in text and of unknown origins', async () => {
  await write('index.html', `<p>/img/999/a.webp</p>${image('/img/400/@evil.example/a.webp')}`)
  expect(await prepared(['https://images.example'])).toEqual([])
})

test('prepares nothing without a build, and warns instead of failing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await rm(folder, { recursive: true })
  expect(await prepared()).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})
