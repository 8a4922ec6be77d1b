import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { expect, test, vi } from 'vitest'
import { drain } from '#server/drain.ts'

/** A server whose requests wait until `answer` is called. */
async function startSlowServer() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const server = createServer(async (_, response) => {
    await answered
    response.end('done')
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  return { server, url, answer }
}

const ask = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent: false }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString())
    }).once('error', reject)
  })

test('a request that was taken is answered, no other is taken, and the app ends last', async () => {
  const { server, url, answer } = await startSlowServer()
  const app = { close: vi.fn(async () => {}) }
  const taken = ask(url)
  await once(server, 'request')
  const drained = drain(server, app, 5_000)
  await expect(ask(url)).rejects.toThrow('ECONNREFUSED')
  expect(app.close).not.toHaveBeenCalled()
  answer()
  expect(await taken).toBe('done')
  await drained
  expect(app.close).toHaveBeenCalledOnce()
})

test('a request that never ends is cut off, and does not keep the app from ending', async () => {
  const { server, url } = await startSlowServer()
  const app = { close: vi.fn(async () => {}) }
  const stuck = ask(url)
  await once(server, 'request')
  const drained = drain(server, app, 50)
  await expect(stuck).rejects.toThrow()
  await drained
  expect(app.close).toHaveBeenCalledOnce()
})
