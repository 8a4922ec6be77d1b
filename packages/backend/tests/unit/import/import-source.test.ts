import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { portOf, startServer } from '@etalase/testkit/test-server.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { decodeText } from '#import/decode-text.ts'
import { readSource } from '#import/read-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'etalase-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (content: string | Buffer) => {
  const file = join(folder, 'feed')
  writeFileSync(file, content)
  return file
}

const limits = { maxBytes: 1_000, stallMs: 20_000, maxWaitMs: 20_000 }

const read = (source: string, given: Partial<typeof limits> = {}) =>
  text(Readable.from(decodeText(readSource(source, { ...limits, ...given }))))

const serve = async (listener: Parameters<typeof startServer>[0]) =>
  `http://localhost:${portOf(await startServer(listener))}/feed.xml`

describe('a file', () => {
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('Kebaya Rp')],
    ['UTF-8 with a mark', Buffer.from('\ufeffKebaya Rp')],
    ['UTF-16 as Windows writes it', Buffer.from('\ufeffKebaya Rp', 'utf16le')],
    ['UTF-16 in the other order', Buffer.from('\ufeffKebaya Rp', 'utf16le').swap16()],
  ])('in %s is read', async (_, content) => {
    expect(await read(fileOf(content))).toBe('Kebaya Rp')
  })

  test('in another encoding has a replacement character where it cannot be read', async () => {
    expect(await read(fileOf(Buffer.from('Café', 'latin1')))).toBe('Caf\ufffd')
  })

  test.each([['too large', Buffer.alloc(1_001, 'a'), 'more than 1000 bytes']])(
    'that is %s is refused',
    async (_, content, words) => {
      await expect(read(fileOf(content))).rejects.toThrow(words)
    },
  )

  test.each([
    [join(folder, 'none'), 'There is no file'],
    [folder, 'is a folder'],
  ])('%s is refused', async (path, words) => {
    await expect(read(path)).rejects.toThrow(words)
  })
})

describe('an address', () => {
  test('is read completely', async () => {
    expect(await read(await serve((_, response) => response.end('<rss/>')))).toBe('<rss/>')
  })

  test('that does not exist is refused with its status', async () => {
    const url = await serve((_, response) => response.writeHead(404).end())
    await expect(read(url)).rejects.toThrow('answered with status 404')
  })

  test('with an endless body is given up', async () => {
    const url = await serve((_, response) => {
      const more = () => response.write('x'.repeat(500), more)
      more()
    })
    await expect(read(url)).rejects.toThrow('more than 1000 bytes')
  })

  test.each([
    ['that does not answer', () => {}, 'does not answer'],
    [
      'that stops in the middle',
      (response: { write: (text: string) => void }) => response.write('<rss>'),
      'has sent nothing',
    ],
  ])('%s is given up', async (_, answer, words) => {
    const url = await serve((_request, response) => answer(response))
    await expect(read(url, { stallMs: 1_000 })).rejects.toThrow(words)
  })

  test('without a server is refused', async () => {
    await expect(read('http://localhost:1/feed.xml')).rejects.toThrow('cannot be read')
  })
})
