import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitIdleTime, timeLimits } from '#watch/connections.ts'

const limits = timeLimits({ headersMs: 100, bodyMs: 300, checkMs: 20 })

/** Answers once the whole body has arrived. */
const server = createServer(limits, (request, response) => {
  request.resume()
  request.once('end', () => response.end('received'))
})

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => void server.close())

/** Sends the start of a request and nothing more, and returns the response until the server hangs up. */
async function begin(...lines: string[]): Promise<string> {
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0)
  socket.write(lines.join('\r\n'))
  return text(socket)
}

const post = ['POST /api/cart HTTP/1.1', 'Host: shop.test', 'Content-Length: 10']

describe('a slow client', () => {
  test('that does not finish its headers gets 408', async () => {
    expect(await begin('GET / HTTP/1.1', 'Host: shop.test', 'X-Slow: 1')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('that does not finish a body gets 408', async () => {
    expect(await begin(...post, '', '{"a"')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('that sends nothing gets 408', async () => {
    expect(await begin('')).toMatch(/^HTTP\/1.1 408 /)
  })

  test('that sends everything in time gets a response', async () => {
    expect(await begin(...post, 'Connection: close', '', '0123456789')).toMatch(/^HTTP\/1.1 200 /)
  })
})

test('a client that stops reading a response is disconnected', async () => {
  const endless = createServer((_, response) => {
    const write = () => {
      while (response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', write)
    write()
  })
  limitIdleTime(endless, 50)
  await once(endless.listen(0), 'listening')
  const answered = once(endless, 'request')
  const address = endless.address()
  const client = connect(typeof address === 'object' ? (address?.port ?? 0) : 0).pause()
  client.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n')
  const [, response] = await answered
  await once(response, 'close')
  client.destroy()
  endless.close()
})
