import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaLibrary } from '#media/media-library.ts'

const place = '/media/fetched/'

/** A file: hash of its address, hash of its content, type. A changed picture has another URL, so each may be cached for ever. */
const filePattern = /^[0-9a-f]{32}\.[0-9a-f]{16}\.[a-z]{3,4}$/

const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const nameOf = (address: string) => hashOf(address).slice(0, 32)

/** How the path of each picture begins that was ever fetched from an address. */
export const pathStart = (address: string): string => `${place}${nameOf(address)}`

/** Where the pictures are that an import has fetched. */
export const fetchedFolder = (dataDir: string): string => join(dataDir, 'pictures')

/** A library with the pictures that imports have fetched, also while it is open. */
export const withFetched = (library: MediaLibrary, folder: string): MediaLibrary => ({
  ...library,
  fileAt(url) {
    const name = url.startsWith(place) ? url.slice(place.length) : ''
    if (!filePattern.test(name)) return library.fileAt(url)
    const file = join(folder, name)
    return existsSync(file) ? file : undefined
  },
})

/** The pictures of a folder by the addresses that they were fetched from. */
export class FetchedPictures {
  readonly folder: string
  private readonly files: Map<string, string>

  private constructor(folder: string, files: readonly string[]) {
    this.folder = folder
    this.files = new Map(files.map((file) => [file.slice(0, 32), file]))
  }

  /** A folder that is not there has none; the first picture makes it. */
  static async open(folder: string): Promise<FetchedPictures> {
    const files = existsSync(folder) ? await readdir(folder) : []
    return new FetchedPictures(
      folder,
      files.filter((file) => filePattern.test(file)),
    )
  }

  /** The path of the picture that was fetched from an address. */
  pathOf(address: string): string | undefined {
    const file = this.files.get(nameOf(address))
    return file && `${place}${file}`
  }

  /** Keeps a picture, whole or not at all, and returns its path. */
  async keep(address: string, bytes: Uint8Array, extension: string): Promise<string> {
    const name = nameOf(address)
    const file = `${name}.${hashOf(bytes).slice(0, 16)}.${extension}`
    await mkdir(this.folder, { recursive: true })
    const unfinished = join(this.folder, `${file}.part`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(this.folder, file))
    } catch (error) {
      // Half a picture would take the room that is missing.
      await rm(unfinished, { force: true })
      throw error
    }
    this.files.set(name, file)
    return `${place}${file}`
  }
}
