import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'

export interface MediaLibrary {
  /** Returns an asset's content-hashed URL: '/media/products/x.1a2b3c4d5e.webp'. Throws for an unknown asset. */
  urlOf(asset: string): string
  /** Returns the file of such a URL, or undefined. */
  fileAt(url: string): string | undefined
}

/** Indexes a folder of pictures by content hash. */
export async function openMediaLibrary(folder: string): Promise<MediaLibrary> {
  const urls = new Map<string, string>()
  const files = new Map<string, string>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const asset = relative(folder, file)
    const extension = extname(file)
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 10)
    const url = `/media/${asset.slice(0, -extension.length)}.${hash}${extension}`
    urls.set(asset, url)
    files.set(url, file)
  }
  return {
    urlOf(asset) {
      const url = urls.get(asset)
      if (!url) throw new Error(`No such asset: ${asset}`)
      return url
    },
    fileAt: (url) => files.get(url),
  }
}
