import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaLibrary } from '#media/media-library.ts'

const place = '/media/fetched/'

/** File names: hash of the source URL, hash of the content, type. A changed picture gets a new URL, so each is cacheable forever. */
const filePattern = /^[0-9a-f]{32}\.[0-9a-f]{16}\.[a-z]{3,4}$/

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const nameOf = (address: string) => hashOf(address).slice(0, 32)

/** Returns the path prefix shared by all pictures ever fetched from a URL. */
export const pathStart = (address: string): string => `${place}${nameOf(address)}`

/** Returns the folder of pictures fetched by imports. */
export const fetchedFolder = (dataDir: string): string => join(dataDir, 'pictures')

/** Extends a library with fetched pictures, including those added while it is open. */
export const withFetched = (library: MediaLibrary, folder: string): MediaLibrary => ({
  ...library,
  fileAt(url) {
    const name = url.startsWith(place) ? url.slice(place.length) : ''
    if (!filePattern.test(name)) return library.fileAt(url)
    const file = join(folder, name)
    return existsSync(file) ? file : undefined
  },
})

/** A folder's pictures, keyed by source URL. */
export class FetchedPictures {
  readonly folder: string
  private readonly files: Map<string, string>

  private constructor(folder: string, files: readonly string[]) {
    this.folder = folder
    this.files = new Map(files.map((file) => [file.slice(0, 32), file]))
  }

  /** A missing folder counts as empty; saving the first picture creates it. */
  static async open(folder: string): Promise<FetchedPictures> {
    const files = existsSync(folder) ? await readdir(folder) : []
    return new FetchedPictures(
      folder,
      files.filter((file) => filePattern.test(file)),
    )
  }

  /** Returns the path of the picture fetched from a URL. */
  pathOf(address: string): string | undefined {
    const file = this.files.get(nameOf(address))
    return file && `${place}${file}`
  }

  /** Saves a picture atomically and returns its path. */
  async keep(address: string, bytes: Uint8Array, extension: string): Promise<string> {
    const name = nameOf(address)
    const file = `${name}.${hashOf(bytes).slice(0, 16)}.${extension}`
    await mkdir(this.folder, { recursive: true })
    const unfinished = join(this.folder, `${file}.part`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(this.folder, file))
    } catch (error) {
      // A partial file would keep occupying scarce disk space.
      await rm(unfinished, { force: true })
      throw error
    }
    this.files.set(name, file)
    return `${place}${file}`
  }
}
