import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '@etalase/backend-kit/db/connection.ts'
import { categories, productImages } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { FetchedPictures, withFetched } from '@etalase/backend-kit/media/fetched-pictures.ts'
import {
  places,
  seedSmallCompany,
  stockProduct,
} from '@etalase/backend-kit/tests/support/small-company.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { claimingSize } from '@etalase/testkit/claiming-size.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchPicture, type PictureLimits, pictureLimits } from '#import/fetch-picture.ts'
import { fetchPictures } from '#import/fetch-pictures.ts'
import { ImportReport } from '#import/import-report.ts'
import { importText } from '#tests/support/import-text.ts'

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#a8442c' } })
const jpeg = await pixel.jpeg().toBuffer()
const [png, gif, webp, avif] = [
  await pixel.png().toBuffer(),
  await pixel.gif().toBuffer(),
  await pixel.webp().toBuffer(),
  await pixel.avif().toBuffer(),
]
const progressive = await pixel.jpeg({ progressive: true }).toBuffer()

/** Allows this machine, which the import otherwise never contacts. */
const here: PictureLimits = { ...pictureLimits, isAllowed: () => true }

let server: Server
let origin = ''
let answer: RequestListener = () => {}
/** Requested paths. */
let asked: string[] = []

beforeEach(async () => {
  asked = []
  answer = (_, response) => response.end(jpeg)
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a picture is fetched', () => {
  test.each([
    ['jpg', jpeg],
    ['png', png],
    ['gif', gif],
    ['webp', webp],
    ['avif', avif],
  ])('as %s by its content, whatever its server declares', async (extension, bytes) => {
    answer = (_, response) => response.setHeader('Content-Type', 'text/html').end(bytes)
    expect(await fetchPicture(`${origin}/a.txt`, here)).toEqual({ bytes, extension })
  })

  test('through redirects, up to the limit', async () => {
    answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1))
      if (left === 0) response.end(jpeg)
      else response.writeHead(302, { Location: `/${left - 1}` }).end()
    }
    expect((await fetchPicture(`${origin}/3`, here)).extension).toBe('jpg')
    await expect(fetchPicture(`${origin}/4`, here)).rejects.toThrow('has more than 3 redirects')
  })
})

describe('a picture is refused', () => {
  const privateNetwork = 'is not on the public internet'

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[::ffff:10.0.0.1]',
  ])('from %s, without a request', async (host) => {
    const { port } = new URL(origin)
    await expect(fetchPicture(`http://${host}:${port}/a.jpg`)).rejects.toThrow(privateNetwork)
    expect(asked).toEqual([])
  })

  test('from a name that resolves to a private network, checked on the address of the connection', async () => {
    const { port } = new URL(origin)
    await expect(fetchPicture(`http://localhost:${port}/a.jpg`)).rejects.toThrow(privateNetwork)
    expect(asked).toEqual([])
  })

  test('when a redirect points into a private network', async () => {
    const isAllowed = (address: string) => address === '127.0.0.1'
    answer = (_, response) =>
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end()
    await expect(fetchPicture(`${origin}/a.jpg`, { ...here, isAllowed })).rejects.toThrow(
      privateNetwork,
    )
  })

  test.each(['file:///etc/passwd', 'ftp://example.com/a.jpg', 'data:image/png;base64,AA'])(
    'when a redirect points to %s',
    async (location) => {
      answer = (_, response) => response.writeHead(302, { Location: location }).end()
      await expect(fetchPicture(`${origin}/a.jpg`, here)).rejects.toThrow(
        'does not lead to an http or https address',
      )
    },
  )

  test.each([
    ['a page', '<!doctype html>', 'is not JPEG, PNG, WebP, AVIF or GIF'],
    ['an SVG, which may have scripts', '<svg/>', 'is not JPEG, PNG, WebP, AVIF or GIF'],
    ['nothing', '', 'is empty'],
    ['of an iPhone', '\0\0\0\x24ftypheic', 'is in HEIC format, not JPEG, PNG, WebP, AVIF or GIF'],
    ['broken', jpeg.subarray(0, 30), 'is damaged'],
    [
      'of too many pixels, before any is decoded',
      claimingSize(progressive),
      'has 49 megapixels, more than the 44 that the shop decodes of its kind',
    ],
  ])('that is %s', async (_, body, reason) => {
    answer = (__, response) => response.setHeader('Content-Type', 'image/jpeg').end(body)
    await expect(fetchPicture(`${origin}/a.jpg`, here)).rejects.toThrow(reason)
  })

  test('that is too large, before it has arrived completely', async () => {
    answer = (_, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(1_000, jpeg)), 1)
      response.on('close', () => clearInterval(timer))
    }
    await expect(fetchPicture(`${origin}/a.jpg`, { ...here, maxBytes: 5_000 })).rejects.toThrow(
      'has more than 5000 bytes',
    )
  })

  test.each([
    ['never answers', () => {}],
    ['stops in the middle', ((_, response) => response.write(jpeg)) satisfies RequestListener],
  ])('whose server %s', async (_, silent) => {
    answer = silent
    await expect(fetchPicture(`${origin}/a.jpg`, { ...here, timeoutMs: 100 })).rejects.toThrow(
      'took longer than 0.1 seconds',
    )
  })

  test('that is missing, or whose server is unreachable', async () => {
    answer = (_, response) => response.writeHead(404).end()
    await expect(fetchPicture(`${origin}/a.jpg`, here)).rejects.toThrow('answered with status 404')
    await expect(fetchPicture('http://127.0.0.1:9/a.jpg', here)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('the pictures of a catalogue', () => {
  let connection: Connection
  let folder = ''
  let said: string[] = []

  beforeEach(async () => {
    connection = await openTestDatabase()
    await seedSmallCompany(connection.db)
    await stockProduct(connection.db, { id: 1, stock: { [places.hub]: 5 } })
    folder = await mkdtemp(join(tmpdir(), 'etalase-pictures-'))
    said = []
  })

  afterEach(async () => {
    await connection.close()
    await rm(folder, { recursive: true })
  })

  const images = async () =>
    (await connection.db.select().from(productImages).orderBy(productImages.position)).map(
      ({ imageUrl }) => imageUrl,
    )

  /** Replaces the product's pictures. */
  async function setImages(...urls: string[]) {
    await connection.db.delete(productImages)
    const shared = {
      productId: 1,
      imageType: 'DETAIL',
      altText: 'A shirt',
      dominantColor: '#ffffff',
    }
    await connection.db
      .insert(productImages)
      .values(urls.map((imageUrl, position) => ({ ...shared, imageUrl, position })))
  }

  async function fetchAll({ into = folder, free = async () => 2 ** 40 } = {}) {
    const report = new ImportReport((line) => said.push(line))
    const pictures = await FetchedPictures.open(into)
    await fetchPictures(connection.db, { pictures, report, limits: here, free })
    return { pictures, report }
  }

  test("are stored once each as the backend's own, with category covers; its own stay unchanged", async () => {
    await setImages(`${origin}/a.jpg`, '/media/own.webp', `${origin}/a.jpg`, `${origin}/b.jpg`)
    await connection.db.update(categories).set({ coverImageUrl: `${origin}/a.jpg` })
    const { pictures, report } = await fetchAll()
    const [a, b] = [pictures.pathOf(`${origin}/a.jpg`), pictures.pathOf(`${origin}/b.jpg`)]
    expect(a).toMatch(/^\/media\/fetched\/[0-9a-f]{32}\.[0-9a-f]{16}\.jpg$/)
    expect(await images()).toEqual([a, '/media/own.webp', a, b])
    const [category] = await connection.db.select().from(categories).where(eq(categories.id, 6))
    expect(category?.coverImageUrl).toBe(a)
    expect(asked.toSorted()).toEqual(['/a.jpg', '/b.jpg'])
    expect(report.changedIds).toEqual([1])
    expect(report.summary()).toContain('Pictures: 2 fetched, 0 failed.')
  })

  test('that cannot be fetched are named and keep their address, and the others are stored', async () => {
    answer = ({ url }, response) =>
      url === '/a.jpg' ? response.writeHead(410).end() : response.end(jpeg)
    await setImages(`${origin}/a.jpg`, `${origin}/b.jpg`)
    const { pictures, report } = await fetchAll()
    expect(await images()).toEqual([`${origin}/a.jpg`, pictures.pathOf(`${origin}/b.jpg`)])
    expect(said).toEqual([`Picture ${origin}/a.jpg is answered with status 410.`])
    expect(report.summary()).toContain('Pictures: 1 fetched, 1 failed.')
    expect([...report.origins]).toEqual([origin])
  })

  test('that were fetched before are not requested again, even for a later product', async () => {
    await setImages(`${origin}/a.jpg`)
    await fetchAll()
    await setImages(`${origin}/a.jpg`)
    const { pictures } = await fetchAll()
    expect(await images()).toEqual([pictures.pathOf(`${origin}/a.jpg`)])
    expect(asked).toEqual(['/a.jpg'])
  })

  test('stay unchanged when the same file is imported again', async () => {
    const address = 'https://pictures.example.com/a.jpg'
    const file = `id,title,price,availability,image_link\nSR,Sarong,100000,in_stock,${address}`
    const pictures = await FetchedPictures.open(folder)
    const fetchedFrom = (from: string) => pictures.pathOf(from)
    await importText(connection.db, file)
    const path = await pictures.keep(address, jpeg, 'jpg')
    await connection.db
      .update(productImages)
      .set({ imageUrl: path })
      .where(eq(productImages.imageUrl, address))
    expect(await importText(connection.db, file, { fetchedFrom })).toMatchObject({
      updated: 0,
      unchanged: 1,
    })
  })

  test('that were written only partly are fetched again, and not served', async () => {
    await setImages(`${origin}/a.jpg`)
    const path = (await fetchAll()).pictures.pathOf(`${origin}/a.jpg`) ?? ''
    const [file = ''] = await readdir(folder)
    await rm(join(folder, file))
    await writeFile(join(folder, `${file}.part`), 'half')
    const library = withFetched({ urlOf: String, fileAt: () => undefined }, folder)
    expect(library.fileAt(path)).toBeUndefined()
    await setImages(`${origin}/a.jpg`)
    await fetchAll()
    expect(library.fileAt(path)).toBe(join(folder, file))
    expect(asked).toHaveLength(2)
  })

  test('that changed get another path, also on covers and on products outside a later import', async () => {
    await setImages(`${origin}/a.jpg`)
    await connection.db.update(categories).set({ coverImageUrl: `${origin}/a.jpg` })
    const before = (await fetchAll()).pictures.pathOf(`${origin}/a.jpg`) ?? ''
    for (const file of await readdir(folder)) await rm(join(folder, file))
    answer = (_, response) => response.end(Buffer.concat([jpeg, Buffer.from('new')]))
    await setImages(before, `${origin}/a.jpg`)
    const { pictures, report } = await fetchAll()
    const after = pictures.pathOf(`${origin}/a.jpg`)
    expect(after).not.toBe(before)
    expect(await images()).toEqual([after, after])
    const [category] = await connection.db.select().from(categories).where(eq(categories.id, 6))
    expect(category?.coverImageUrl).toBe(after)
    expect(report.changedIds).toEqual([1])
    const reopened = await FetchedPictures.open(folder)
    expect(reopened.pathOf(`${origin}/a.jpg`)).toBe(after)
  })

  test("that cannot be written abort the run with the reason, and don't count as missing", async () => {
    const into = join(folder, 'file', 'pictures')
    await writeFile(join(folder, 'file'), '')
    const addresses = Array.from({ length: 20 }, (_, n) => `${origin}/${n}.jpg`)
    await setImages(...addresses)
    await expect(fetchAll({ into })).rejects.toThrow(
      `pictures cannot be stored in ${into}: ENOTDIR`,
    )
    expect(said).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(8)
    expect(await images()).toEqual(addresses)
  })

  test('are not fetched to a nearly full disk, whose reserve belongs to the backend', async () => {
    await setImages(`${origin}/a.jpg`)
    const reserve = 96 * 2 ** 20
    await expect(fetchAll({ free: async () => reserve - 1 })).rejects.toThrow(
      `the disk of ${folder} has less than 96 MiB left`,
    )
    expect([asked, said]).toEqual([[], []])
    await fetchAll({ free: async () => reserve })
    expect(asked).toEqual(['/a.jpg'])
  })

  test('leave no partial file when writing fails', async () => {
    const pictures = await FetchedPictures.open(folder)
    await pictures.keep('https://pictures.example.com/a.jpg', jpeg, 'jpg')
    const [file = ''] = await readdir(folder)
    await rm(join(folder, file))
    await mkdir(join(folder, file, 'in-the-way'), { recursive: true })
    await expect(pictures.keep('https://pictures.example.com/a.jpg', jpeg, 'jpg')).rejects.toThrow()
    expect(await readdir(folder)).toEqual([file])
  })

  test('cannot address other files of the machine', () => {
    const library = withFetched({ urlOf: String, fileAt: () => undefined }, folder)
    for (const path of [
      '../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      `${'a'.repeat(32)}.${'a'.repeat(16)}.jpg/../x`,
    ])
      expect(library.fileAt(`/media/fetched/${path}`)).toBeUndefined()
  })
})
