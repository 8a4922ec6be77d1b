import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openSlowLine } from '#bench/pages/slow-line.ts'

/** Opens a server on a free port, behind a slow line. */
async function openServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line = await openSlowLine(Object(server.address()).port)
  onTestFinished(() => {
    line.close()
    server.close()
  })
  return { url: line.url, server }
}

test('a slow line delivers every byte in order, even beyond the first window', async () => {
  const body = Buffer.from(Array.from({ length: 40_000 }, (_, index) => index % 251))
  const { url } = await openServer((_, response) => response.end(body))
  const received = Buffer.from(await (await fetch(url)).arrayBuffer())
  expect(received.equals(body)).toBe(true)
})

test('each request over one slow line gets its own response', async () => {
  const { url } = await openServer(({ url: path }, response) => response.end(path))
  const paths = ['/a', '/b', '/c']
  const texts = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()))
  expect(texts).toEqual(paths)
})

test('a response that breaks off is an error, not the end of a page', async () => {
  const { url } = await openServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 10 })
    response.write('half', () => response.destroy())
  })
  const reading = fetch(url).then((response) => response.text())
  await expect(reading).rejects.toThrow()
})
