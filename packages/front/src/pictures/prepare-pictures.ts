import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureService } from '#pictures/picture-service.ts'
import {
  findPictureAddresses,
  type PictureVersion,
  parsePictureAddress,
} from '#shared/picture-address.ts'

/** The prerendered pages of the build. */
const builtPages = '.next/server/app'

/** The most versions prepared. Others are made on request. */
const maxPrepared = 5_000

/** Home, and the pages that it links to first. */
const firstPages = ['index.html', 'shop', 'products.html', 'list']

const rankOf = (file: string) => {
  const rank = firstPages.findIndex((start) => file.startsWith(start))
  return rank < 0 ? firstPages.length : rank
}

/** Returns the versions that the build's pages name: the first pages first, and on each the small pictures first. */
async function findVersions(origins: readonly string[], folder: string): Promise<PictureVersion[]> {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html'))
  const addresses = new Map<string, PictureVersion & { rank: number }>()
  for (const page of pages.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const html = await readFile(join(folder, page), 'utf8')
    for (const address of findPictureAddresses(html)) {
      const version = parsePictureAddress(address, origins)
      if (version && !addresses.has(address))
        addresses.set(address, { ...version, rank: rankOf(page) })
    }
  }
  return [...addresses.values()]
    .toSorted((a, b) => a.rank - b.rank || a.width - b.width)
    .slice(0, maxPrepared)
}

/**
 * Makes the pictures of the build's pages in advance, one after the other: all as WebP, which takes a minute, then all as AVIF. Shoppers'
 * requests go first.
 */
export async function preparePictures(
  service: Pick<PictureService, 'prepare'>,
  origins: readonly string[],
  folder = builtPages,
): Promise<void> {
  try {
    const versions = await findVersions(origins, folder)
    for (const speed of ['quick', 'well'] as const)
      for (const version of versions) await service.prepare(version, speed)
  } catch (error) {
    console.warn('The pictures of the build were not prepared', error)
  }
}
