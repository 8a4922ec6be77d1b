import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { expect, test, vi } from 'vitest'
import { drain } from '#server/drain.ts'

/** A server whose requests wait until `respond` is called. */
async function startSlowServer() {
  const { promise: released, resolve: respond } = Promise.withResolvers<void>()
  const server = createServer(async (_, response) => {
    await released
    response.end('done')
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  return { server, url, respond }
}

const request = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent: false }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString())
    }).once('error', reject)
  })

test('an accepted request is answered, no other is accepted, and the app is closed last', async () => {
  const { server, url, respond } = await startSlowServer()
  const app = { close: vi.fn(async () => {}) }
  const accepted = request(url)
  await once(server, 'request')
  const drained = drain(server, app, 5_000)
  await expect(request(url)).rejects.toThrow('ECONNREFUSED')
  expect(app.close).not.toHaveBeenCalled()
  respond()
  expect(await accepted).toBe('done')
  await drained
  expect(app.close).toHaveBeenCalledOnce()
})

test('a request that never ends is aborted, and does not prevent the app from closing', async () => {
  const { server, url } = await startSlowServer()
  const app = { close: vi.fn(async () => {}) }
  const stuck = request(url)
  await once(server, 'request')
  const drained = drain(server, app, 50)
  await expect(stuck).rejects.toThrow()
  await drained
  expect(app.close).toHaveBeenCalledOnce()
})
