import '#server/set-node-env.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { contextOf, runInContext } from '#lib/log/request-context.ts'
import { answerData } from '#server/answer-data.ts'
import { bufferResponse } from '#server/buffer-responses.ts'
import { isBackendOfBuild } from '#server/build-backend.ts'
import { checkRequest, maxHeaderSize } from '#server/check-request.ts'
import { setClientAddress } from '#server/client-address.ts'
import { shareData } from '#server/data-cache/data-cache-handler.ts'
import { dependenciesOf } from '#server/dependencies.ts'
import { Drain } from '#server/drain.ts'
import { emptyPages } from '#server/empty-pages.ts'
import { renderFailurePages, sendFailurePages } from '#server/failure-pages.ts'
import { handleHeadAsGet } from '#server/head-request.ts'
import { Health } from '#server/health.ts'
import { answerHot, hotKey, sendHot } from '#server/hot-cache.ts'
import { limitedRoute } from '#server/limited-route.ts'
import { countRequest, sendMetrics } from '#server/metrics.ts'
import { MissingPages } from '#server/missing-pages.ts'
import { openPageCache } from '#server/page-cache/open-page-cache.ts'
import { answerPictures } from '#server/pictures/answer-pictures.ts'
import { EncoderProcess } from '#server/pictures/encoder-process.ts'
import { openPictureCache } from '#server/pictures/picture-cache.ts'
import { PictureService } from '#server/pictures/picture-service.ts'
import { preparePictures } from '#server/pictures/prepare-pictures.ts'
import { openRedis } from '#server/redis/open-redis.ts'
import { shareLimits } from '#server/redis/share-limits.ts'
import { RenderLimit } from '#server/render-limit.ts'
import { requestPath } from '#server/request-path.ts'
import { routeLabels } from '#server/route-label.ts'
import { readRoutesManifest } from '#server/routes-manifest.ts'
import { limitIdleTime, timeLimits } from '#server/time-limits.ts'
import { receiveVitals } from '#server/vitals.ts'

// The production server: a custom Next server that caches compressed responses (docs/decisions/017).
const env = readShopEnv(process.env)
const { port, shopUrl, apiBaseUrl, mediaOrigins, metricsToken, trustedProxies, redisUrl } = env

/** Longer than the minute for which proxies keep idle connections: if we close one first, a client gets a 502. */
const keepAliveMs = 65_000

const limits = timeLimits({ headersMs: 10_000, bodyMs: 30_000, checkMs: 1_000 })

/** Longer than any answer takes. Whoever reads nothing for so long holds what is streamed, and a slot of the feeds. */
const idleMs = 60_000

/** Milliseconds: nginx (deploy/) keeps idle connections for 2 s, and the start script kills after 10 s. */
const shutdown = { leave: 3_000, abort: 8_000 }

const redis = redisUrl ? await openRedis(redisUrl) : null
shareData(redis)
if (redis) shareLimits(redis, shopUrl)
await openPageCache(env.pageCacheBytes, redis)
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

const pictures = new PictureService(
  { backend: apiBaseUrl, others: mediaOrigins },
  await openPictureCache(env.pictureCacheBytes),
  new EncoderProcess(),
)
const answerPicture = answerPictures(pictures, mediaOrigins)

const health = new Health(dependenciesOf(apiBaseUrl, redis))
const routes = readRoutesManifest('.next/routes-manifest.json')
const routeOf = routeLabels(routes)
const sendEmpty = emptyPages(routes)
const missingPages = new MissingPages(routes, routeOf, 'public')

/** Whether the request was for this server itself, and is answered. */
const answersItself = (request: IncomingMessage, response: ServerResponse): boolean =>
  health.answer(request, response) ||
  sendMetrics(request, response, metricsToken) ||
  receiveVitals(request, response, routeOf)

const renderLimit = new RenderLimit()

/** What has no place in the hot cache costs little; calls are limited by the gateway, and feeds by themselves. */
const isLimited = (key: string | null, path: string) =>
  key !== null && !/^\/(?:api|feeds)\//.test(path)

/** Prepares a response for what Next, or this server in its place, writes. */
function prepareResponse(
  request: IncomingMessage,
  response: ServerResponse,
  key: string | null,
): void {
  bufferResponse(request, response, key)
  sendFailurePages(request, response, port)
}

/** Answers in place of Next. That a page is missing, or too many wait for it, says nothing about its place in the hot cache. */
function sendWithoutNext(
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 503,
): void {
  prepareResponse(request, response, null)
  sendEmpty(requestPath(request), response, status)
}

function handlePage(request: IncomingMessage, response: ServerResponse, key: string | null): void {
  if (missingPages.isMissing(request)) {
    sendWithoutNext(request, response, 404)
    return
  }
  setClientAddress(request, trustedProxies)
  const context = contextOf(request.headers)
  const path = requestPath(request)
  const route = routeOf(path)
  const render = async () => {
    // It may have been rendered for another request while this one waited.
    if (sendHot(request, response, key)) return
    prepareResponse(request, response, key)
    missingPages.note(request, response)
    handleHeadAsGet(request)
    await runInContext(context, () => handle(request, response))
  }
  const rendered = isLimited(key, path)
    ? renderLimit.run(limitedRoute(route, request), response, render)
    : render()
  if (rendered === null) sendWithoutNext(request, response, 503)
  rendered?.catch((error) => {
    if (request.destroyed || response.destroyed) return
    console.error(`${context.requestId} ${request.method} ${route} failed`, error)
    sendServerError(response)
  })
}

const server = createServer({ maxHeaderSize, ...limits }, (request, response) => {
  countRequest(request, response, routeOf(requestPath(request)))
  if (answersItself(request, response) || !checkRequest(request, response)) return
  if (answerData(request, response, port)) return
  if (answerPicture(request, response)) return
  const key = hotKey(request)
  answerHot(request, response, key, () => handlePage(request, response, key))
})

server.keepAliveTimeout = keepAliveMs
limitIdleTime(server, idleMs)
const drain = new Drain(server)
server.listen(port, () => {
  if (!isBackendOfBuild) void renderFailurePages(port)
  else if (env.preparesPictures) void preparePictures(pictures, mediaOrigins)
})

let isStopping = false

/** A second signal must not end the drain: systemd signals each process of a service. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  health.close()
  pictures.close()
  drain.close(app, shutdown).then(() => process.exit(0))
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
