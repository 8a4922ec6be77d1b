import { once } from 'node:events'
import { createServer } from 'node:http'
import { dependenciesOf } from '@etalase/front/watch/health.ts'
import { expect, test } from 'vitest'

const backendOf = (url: string) => dependenciesOf(url, null).find(({ name }) => name === 'backend')

/** Runs a function with the URL of a backend that responds with this status. */
async function withBackend<Result>(status: number, use: (url: string) => Promise<Result>) {
  const server = createServer((_, response) => response.writeHead(status).end('{}')).listen(0)
  await once(server, 'listening')
  const address = server.address()
  try {
    return await use(`http://localhost:${address instanceof Object ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.each([200, 404])('a backend that answers %i is available', async (status) => {
  await withBackend(status, async (url) => {
    await expect(backendOf(url)?.check()).resolves.toBeUndefined()
  })
})

test.each([500, 503])('a backend that answers %i is down', async (status) => {
  await withBackend(status, async (url) => {
    await expect(backendOf(url)?.check()).rejects.toThrow(`status ${status}`)
  })
})

test('an unreachable backend is down', async () => {
  const url = await withBackend(200, async (address) => address)
  await expect(backendOf(url)?.check()).rejects.toThrow()
})

test('a shop without Redis does not depend on it', () => {
  expect(dependenciesOf('http://localhost:1', null).map(({ name }) => name)).toEqual([
    'build',
    'disk',
    'backend',
  ])
})
