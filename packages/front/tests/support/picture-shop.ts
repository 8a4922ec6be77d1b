import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EncodedPicture } from '@etalase/pictures/encode.ts'
import sharp from 'sharp'
import { answerPictures } from '#pictures/answer-pictures.ts'
import { PictureCache } from '#pictures/picture-cache.ts'
import { PictureService } from '#pictures/picture-service.ts'
import { plainPolicies } from '#shared/policies.ts'
import { type CacheLayer, DiskLayer } from '#storage/disk-layer.ts'

/** Creates a picture of 600 by 750 pixels. */
export const aPicture = (format: 'webp' | 'png' | 'jpeg' | 'gif' | 'tiff' = 'webp') =>
  sharp({ create: { width: 600, height: 750, channels: 3, background: '#a8442c' } })
    [format]()
    .toBuffer()

async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  const address = server.address()
  return { server, url: `http://localhost:${typeof address === 'object' ? address?.port : ''}` }
}

/** An encoder whose pictures become AVIF only when the test ends them. */
class ManualEncoder {
  readonly jobs: { end: (error?: Error) => void }[] = []

  encode(): Promise<EncodedPicture> {
    const { promise, resolve, reject } = Promise.withResolvers<EncodedPicture>()
    const picture = { bytes: Buffer.from('avif'), type: 'image/avif' }
    this.jobs.push({ end: (error) => (error ? reject(error) : resolve(picture)) })
    return promise
  }

  stop(): void {}
}

/** Returns a disk that writes nothing until the test allows it. */
export function heldDisk() {
  const writing = Promise.withResolvers<void>()
  const over = (disk: CacheLayer): CacheLayer => ({
    get: (key) => disk.get(key),
    set: (...entry) => writing.promise.then(() => disk.set(...entry)),
    delete: (key) => disk.delete(key),
  })
  return { over, write: writing.resolve }
}

/** A shop that serves only pictures, and the host that has them. */
export class PictureShop {
  /** Paths that the shop has requested from the host. */
  readonly fetched: string[] = []
  readonly encoder = new ManualEncoder()
  /** The host's handler. */
  host: RequestListener = (_, response) => void response.writeHead(404).end()
  readonly #folder: string
  readonly #servers: Server[] = []
  #url = ''
  hostUrl = ''

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(): Promise<PictureShop> {
    const shop = new PictureShop(await mkdtemp(join(tmpdir(), 'pictures-')))
    const { server, url } = await listen((request, response) => {
      shop.fetched.push(request.url ?? '')
      shop.host(request, response)
    })
    shop.#servers.push(server)
    shop.hostUrl = url
    await shop.restart()
    return shop
  }

  /** Restarts the shop with the same folder of pictures; `over` may slow it down. */
  async restart(over: (disk: CacheLayer) => CacheLayer = (disk) => disk): Promise<void> {
    const cache = new PictureCache(over(await DiskLayer.open(this.#folder, 1_000_000)))
    const service = new PictureService({ backend: this.hostUrl, others: [] }, cache, this.encoder)
    const { server, url } = await listen(
      answerPictures(service, { origins: [], policy: plainPolicies.picture }),
    )
    this.#servers.push(server)
    this.#url = url
  }

  /** Makes the host answer with these bytes. */
  has(bytes: Buffer, headers: Record<string, string> = {}): void {
    this.host = (_, response) => void response.writeHead(200, headers).end(bytes)
  }

  get(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { accept: 'image/avif,image/webp,*/*', ...init.headers }
    return fetch(this.#url + path, { ...init, headers })
  }

  /** Returns the type of a picture, or the status of a refusal. */
  async typeOf(path: string, init?: RequestInit): Promise<string | number | null> {
    const response = await this.get(path, init)
    await response.arrayBuffer()
    return response.ok ? response.headers.get('content-type') : response.status
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
    // A picture may still be being written.
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
