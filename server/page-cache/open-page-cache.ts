import { join } from 'node:path'
import { backendKey } from '#server/build-backend.ts'
import type { CacheLayer } from '#server/cache-layer.ts'
import { DiskLayer } from '#server/disk-layer.ts'
import { pageStore } from '#server/page-cache/page-store.ts'

/** Below the build, so that a new build starts without the pages of the old one; each backend has its own. */
const folder = join('.next', 'page-cache', backendKey)

async function openDisk(maxBytes: number): Promise<DiskLayer | null> {
  if (maxBytes === 0) return null
  try {
    return await DiskLayer.open(folder, maxBytes)
  } catch (error) {
    console.warn(`No pages are kept on disk: ${folder} cannot be used.`, error)
    return null
  }
}

/** Gives the page cache its place on disk, with a limit in bytes, and before it the shared layer, if there is one. */
export async function openPageCache(maxBytes: number, shared: CacheLayer | null): Promise<void> {
  const layers = [shared, await openDisk(maxBytes)]
  pageStore.setLayers(layers.filter((layer) => layer !== null))
}
