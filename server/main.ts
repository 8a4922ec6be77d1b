import '#server/set-node-env.ts'
import { createServer, type ServerResponse } from 'node:http'
import next from 'next'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { bufferResponse } from '#server/buffer-responses.ts'
import { checkRequest, maxHeaderSize } from '#server/check-request.ts'
import { drain } from '#server/drain.ts'
import { sendFailurePages } from '#server/failure-pages.ts'

// The production server: a custom Next server that caches compressed responses (docs/decisions/017).
const { port } = readShopEnv(process.env)

/** Longer than the minute for which proxies keep idle connections: if we close one first, a client gets a 502. */
const keepAliveMs = 65_000

/** Shorter than the grace period of the start script. */
const graceMs = 8_000

const app = next({ dev: false, port })
await app.prepare()
const handle = app.getRequestHandler()

/** Sends an empty 500 without the headers of the failed response. */
function sendServerError(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

const server = createServer({ maxHeaderSize }, (request, response) => {
  if (!checkRequest(request, response)) return
  bufferResponse(request, response)
  sendFailurePages(request, response, port)
  // A HEAD response needs the headers of the GET. Node has noted the method and leaves out the body.
  if (request.method === 'HEAD') request.method = 'GET'
  handle(request, response).catch((error) => {
    console.error(`${request.method} ${request.url} failed`, error)
    sendServerError(response)
  })
})

server.keepAliveTimeout = keepAliveMs
server.headersTimeout = keepAliveMs + 1_000
server.listen(port)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => drain(server, app, graceMs).then(() => process.exit(0)))
}
