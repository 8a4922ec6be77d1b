import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { limitedWarning } from '#log/log-lines.ts'

/** A store of cached bytes outside the memory of this process. Its methods may throw. */
export interface CacheLayer {
  get(key: string): Promise<Buffer | null>
  /** Stores bytes for at most some seconds, if the layer supports expiry. */
  set(key: string, bytes: Buffer, seconds: number): Promise<void>
  delete(key: string): Promise<void>
}

/** Bytes. Files take whole blocks of a disk. */
const blockSize = 4_096

const sizeOnDisk = (bytes: number) => Math.ceil(Math.max(bytes, 1) / blockSize) * blockSize

/** Hashes a key: file names have at most 255 bytes, and keys can be longer. */
const fileName = (key: string) => hash('sha256', key)

/** The extension of a file being written. */
const unfinished = '.new'

interface Found {
  name: string
  size: number
  modified: number
}

/** Returns the files of a folder, oldest first. Removes incomplete files. */
async function findFiles(folder: string): Promise<Found[]> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const isUnfinished = (name: string) => name.endsWith(unfinished)
  await Promise.all(names.filter(isUnfinished).map((name) => rm(join(folder, name))))
  const files = names
    .filter((name) => !isUnfinished(name))
    .map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, size, modified: mtimeMs }
    })
  return (await Promise.all(files)).toSorted((a, b) => a.modified - b.modified)
}

/** Stores bytes as files in one folder, with a limit in bytes on disk. Removes the least recently used files first. */
export class DiskLayer implements CacheLayer {
  readonly #folder: string
  /** Bytes on disk by file name. */
  readonly #files: LRUCache<string, number>

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_, name, reason) => {
        if (reason !== 'set') rm(this.#path(name), { force: true }).catch(warn)
      },
    })
  }

  /** Opens a folder with its contents, or creates it. Throws when that fails. */
  static async open(folder: string, maxBytes: number): Promise<DiskLayer> {
    const layer = new DiskLayer(folder, maxBytes)
    for (const { name, size } of await findFiles(folder)) layer.#files.set(name, sizeOnDisk(size))
    return layer
  }

  async get(key: string): Promise<Buffer | null> {
    const name = fileName(key)
    if (this.#files.get(name) === undefined) return null
    return readFile(this.#path(name))
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    const name = fileName(key)
    const path = this.#path(name)
    // Shops that run from the same folder write the same pages.
    const written = `${path}.${process.pid}${unfinished}`
    await writeFile(written, bytes)
    // Readers get the old file or the new one, never a part.
    await rename(written, path)
    this.#files.set(name, sizeOnDisk(bytes.length))
  }

  async delete(key: string): Promise<void> {
    this.#files.delete(fileName(key))
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }
}

const warn = limitedWarning('A cached file was not removed')
