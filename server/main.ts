import '#server/next/set-node-env.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { encoderProcess } from '#lib/pictures/encoder-process.ts'
import { selfCheck } from '#server/finish/problems.ts'
import { loadStartScript } from '#server/finish/start-script.ts'
import { Gate } from '#server/gate/gate.ts'
import { labelOf } from '#server/gate/normalise.ts'
import { setClientAddress } from '#server/gate/request-parts.ts'
import { isBackendOfBuild, readFiles } from '#server/next/build.ts'
import { shareData } from '#server/next/data-cache-handler.ts'
import { openPageCache } from '#server/next/page-store.ts'
import { answerPictures } from '#server/pictures/answer-pictures.ts'
import { openPictureCache } from '#server/pictures/picture-cache.ts'
import { PictureService } from '#server/pictures/picture-service.ts'
import { preparePictures } from '#server/pictures/prepare-pictures.ts'
import { leadOn } from '#server/queue/answers.ts'
import { openQueue } from '#server/queue/open-queue.ts'
import { receiveOrder } from '#server/queue/receive-order.ts'
import { shareLimits } from '#server/redis/share-limits.ts'
import { SharedLines } from '#server/redis/share-lines.ts'
import { openRedis } from '#server/redis/share-tags.ts'
import { sendStatus } from '#server/respond/send.ts'
import { Drain, limitIdleTime, timeLimits } from '#server/watch/connections.ts'
import { dependenciesOf, Health } from '#server/watch/health.ts'
import { logAsJson } from '#server/watch/json-log.ts'
import {
  countPage,
  countRequest,
  receiveVitals,
  sendMetrics,
  serveMetrics,
} from '#server/watch/metrics.ts'
import { countAdmitted, seenLine } from '#server/watch/queue-metrics.ts'

/*
 * The shop's own server around Next (docs/decisions/046). A request goes through
 * 1. gate/normalise.ts       what it is: the key and variant of a page for everyone, a page for one shopper, a call
 * 2. queue/waiting-room.ts   whether its shopper may come in now, while there is a queue
 * 3. gate/pages.ts           what is known of its page: fresh, stale, being rendered, missing
 * 4. gate/admission.ts       whether there is a slot to render it
 * 5. gate/render.ts          Next's answer, or gate/private-pages.ts for one shopper
 * 6. finish/finish-page.ts   the page that is sent, or Next's own
 * 7. respond/send.ts         encoding, ETag, 304, HEAD, range
 * gate/gate.ts holds these together. This file starts it, with what it needs.
 */
const env = readShopEnv(process.env)
const { port, shopUrl, apiBaseUrl, mediaOrigins, metricsToken, trustedProxies, redisUrl } = env

/** Bytes. Large enough to answer a long URL with 414; Node itself answers longer headers with 431. */
const maxHeaderSize = 64 * 1024

/** Longer than the minute for which proxies keep idle connections: if we close one first, a client gets a 502. */
const keepAliveMs = 65_000

const limits = timeLimits({ headersMs: 10_000, bodyMs: 30_000, checkMs: 1_000 })

/** Longer than any answer takes. Whoever reads nothing for so long holds what is streamed, and a slot of the feeds. */
const idleMs = 60_000

/** Milliseconds: nginx (deploy/) keeps idle connections for 2 s, and the start script kills after 10 s. */
const shutdown = { leave: 3_000, abort: 8_000 }

logAsJson()

// Says at once when the build is not there, or not as this server knows it. What the first visitors would wait for is then done.
loadStartScript()
await selfCheck('.next')

const redis = redisUrl ? await openRedis(redisUrl) : null
shareData(redis)
if (redis) shareLimits(redis, shopUrl)
await openPageCache(env.pageCacheBytes, redis)
const app = next({ dev: false, port })
await app.prepare()

const pictures = new PictureService(
  { backend: apiBaseUrl, others: mediaOrigins },
  await openPictureCache(env.pictureCacheBytes),
  encoderProcess(),
)
const queue = openQueue(env, {
  lines: (rules, factor) => redis && new SharedLines(redis, shopUrl, rules, factor),
  networkOf: (request) => setClientAddress(request, trustedProxies),
  seen: seenLine,
  admitted: countAdmitted,
})
const health = new Health(dependenciesOf(apiBaseUrl, redis))

/** Answers what is for this server itself. */
function answerItself(request: IncomingMessage, response: ServerResponse): void {
  const isAnswered =
    health.answer(request, response) ||
    sendMetrics(request, response, metricsToken) ||
    receiveVitals(request, response, labelOf) ||
    receiveOrder(request, response, { line: queue?.line ?? null, secret: env.revalidateSecret }) ||
    leadOn(request, response)
  if (!isAnswered) sendStatus(response, 404)
}

if (env.metricsSocket) await serveMetrics(env.metricsSocket)

const gate = new Gate({
  handle: app.getRequestHandler(),
  port,
  trustedProxies,
  files: readFiles(),
  answerItself,
  answerPicture: answerPictures(pictures, mediaOrigins),
  room: queue?.room ?? null,
  count: countRequest,
  countPage,
})

// An upgrade that nobody offers is ignored, and its request answered (RFC 9110, 7.8).
const shouldUpgradeCallback = () => false

const server = createServer({ maxHeaderSize, shouldUpgradeCallback, ...limits }, gate.answer)
server.keepAliveTimeout = keepAliveMs
limitIdleTime(server, idleMs)
const drain = new Drain(server)
server.listen(port, () => {
  // The failure pages of the build are those of its backend.
  if (!isBackendOfBuild) void gate.prepare()
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
