/// <reference path="./respond/untyped.d.ts" />
import '#next/set-node-env.ts'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { encoderProcess } from '@etalase/pictures/encoder-process.ts'
import next from 'next'
import { answerDictionary } from '#dictionary/answer-dictionary.ts'
import { type Dictionary, openDictionary } from '#encode/dictionary.ts'
import { answerStart } from '#finish/answer-start.ts'
import { lateFonts, start } from '#finish/built-scripts.ts'
import { selfCheck } from '#finish/problems.ts'
import { Gate } from '#gate/gate.ts'
import { setClientAddress } from '#gate/request-parts.ts'
import { isBackendOfBuild, readFiles } from '#next/build.ts'
import { readConfiguredHeaders } from '#next/configured-headers.ts'
import { shareData } from '#next/data-cache-handler.ts'
import { openPageCache } from '#next/page-store.ts'
import { answerPictures } from '#pictures/answer-pictures.ts'
import { openPictureCache } from '#pictures/picture-cache.ts'
import { PictureService } from '#pictures/picture-service.ts'
import { preparePictures } from '#pictures/prepare-pictures.ts'
import { leadOn } from '#queue/answers.ts'
import { openQueue } from '#queue/open-queue.ts'
import { countAdmitted, seenLine } from '#queue/queue-metrics.ts'
import { receiveOrder } from '#queue/receive-order.ts'
import type { RedisStore } from '#redis/redis-store.ts'
import { shareLimits } from '#redis/share-limits.ts'
import { SharedLines } from '#redis/share-lines.ts'
import { openRedis } from '#redis/share-tags.ts'
import { sendStatus } from '#respond/send.ts'
import type { FrontOptions } from '#shared/front-options.ts'
import { type FrontSettings, readFrontSettings } from '#shared/settings.ts'
import { openSite, type Site } from '#site/site.ts'
import { Drain, limitIdleTime, timeLimits } from '#watch/connections.ts'
import { dependenciesOf, Health } from '#watch/health.ts'
import { logAsJson } from '#watch/json-log.ts'
import {
  addMetrics,
  countPage,
  countRequest,
  receiveVitals,
  sendMetrics,
  serveMetrics,
} from '#watch/metrics.ts'

/*
 * An HTTP server around Next (docs/decisions/046). A request passes
 * 1. gate/normalise.ts       its target: the key and variant of a shared page, a page for one shopper, or a call
 * 2. queue/waiting-room.ts   whether its shopper may enter, while there is a queue
 * 3. gate/pages.ts           the state of its page: fresh, stale, being rendered, missing
 * 4. gate/admission.ts       whether a slot is free to render it
 * 5. gate/render.ts          Next's response, or gate/private-pages.ts for one shopper
 * 6. finish/finish-page.ts   the finished page, or Next's own
 * 7. respond/send.ts         encoding, ETag, 304, HEAD, range
 * gate/gate.ts connects these steps. This file starts it with its dependencies.
 */

/** Bytes. Large enough to answer a long URL with 414; Node itself answers longer headers with 431. */
const maxHeaderSize = 64 * 1024

/** Longer than the minute for which proxies keep idle connections: if we close one first, a client gets a 502. */
const keepAliveMs = 65_000

const limits = timeLimits({ headersMs: 10_000, bodyMs: 30_000, checkMs: 1_000 })

/** Longer than any response takes. A client that reads nothing for so long holds streamed data, and a slot of the feeds. */
const idleMs = 60_000

/** Milliseconds: nginx (deploy/) keeps idle connections for 2 s, and the start script kills after 10 s. */
const shutdown = { leave: 3_000, abort: 8_000 }

/** Starts Next on the build in the working directory, with caches shared between instances. */
async function startNext({ port, pageCacheBytes }: FrontSettings, redis: RedisStore | null) {
  shareData(redis)
  await openPageCache(pageCacheBytes, redis)
  const app = next({ dev: false, port })
  await app.prepare()
  return app
}

/** Opens the pictures of the backend, or of the app itself when there is no backend. */
const openPictures = async ({
  apiBaseUrl,
  port,
  mediaOrigins,
  pictureCacheBytes,
}: FrontSettings): Promise<PictureService> =>
  new PictureService(
    { backend: apiBaseUrl ?? `http://localhost:${port}`, others: mediaOrigins },
    await openPictureCache(pictureCacheBytes),
    encoderProcess(),
  )

/** Opens the queue in front of the app, if the settings enable it. */
const queueFor = (
  env: FrontSettings,
  site: Site,
  redis: RedisStore | null,
  { words, brand, backendHangs = () => 0 }: FrontOptions,
) =>
  openQueue(env, {
    site,
    look: { words, brand },
    backendHangs,
    lines: (rules, factor) => redis && new SharedLines(redis, env.shopUrl, rules, factor),
    networkOf: (request) => setClientAddress(request, env.trustedProxies),
    seen: seenLine,
    admitted: countAdmitted,
  })

/** Answers requests for the server itself. */
function answerItself(
  env: FrontSettings,
  site: Site,
  health: Health,
  { queue, dictionary }: { queue: ReturnType<typeof queueFor>; dictionary: Dictionary | null },
): RequestListener {
  const sendDictionary = answerDictionary(dictionary)
  const sendStart = answerStart()
  return (request: IncomingMessage, response: ServerResponse) => {
    const line = queue?.line ?? null
    const isAnswered =
      health.answer(request, response) ||
      sendMetrics(request, response, env.metricsToken) ||
      receiveVitals(request, response, site.labelOf) ||
      receiveOrder(request, response, { line, secret: env.revalidateSecret }) ||
      sendStart(request, response) ||
      sendDictionary(request, response) ||
      leadOn(request, response)
    if (!isAnswered) sendStatus(response, 404)
  }
}

function listenWith(gate: Gate): Server {
  // Ignore an unsupported upgrade and answer its request (RFC 9110, 7.8).
  const shouldUpgradeCallback = () => false
  const server = createServer({ maxHeaderSize, shouldUpgradeCallback, ...limits }, gate.answer)
  server.keepAliveTimeout = keepAliveMs
  limitIdleTime(server, idleMs)
  return server
}

/** A server in front of an app. */
export interface Front {
  /** Listens on the port of the settings until SIGTERM or SIGINT, then drains and ends the process. */
  listen(): void
}

/**
 * Starts Next on the build in the working directory and creates the server in front of it (packages/front/README.md). Throws when the build
 * is missing, when settings are invalid, or when a queue has no words.
 */
export async function createFront(options: FrontOptions): Promise<Front> {
  const env = options.env ?? readFrontSettings(process.env)
  const site = openSite(options)
  logAsJson()
  addMetrics(options.metrics ?? [])

  // Fail at the start when the build is missing or of unknown shape. This also does the work that the first shoppers would wait for.
  start.load()
  lateFonts.load()
  await selfCheck('.next', site.policies)

  const redis = env.redisUrl ? await openRedis(env.redisUrl) : null
  if (redis) shareLimits(redis, env.shopUrl)
  const app = await startNext(env, redis)
  const pictures = await openPictures(env)
  const queue = queueFor(env, site, redis, options)
  const health = new Health(dependenciesOf(env.apiBaseUrl, redis))
  if (env.metricsSocket) await serveMetrics(env.metricsSocket)

  const { port, mediaOrigins, trustedProxies } = env
  const dictionary = env.usesDictionary ? openDictionary() : null
  const gate = new Gate({
    site,
    handle: app.getRequestHandler(),
    port,
    configuredHeaders: readConfiguredHeaders(),
    trustedProxies,
    dictionary,
    files: readFiles(),
    answerItself: answerItself(env, site, health, { queue, dictionary }),
    answerPicture: answerPictures(pictures, {
      origins: mediaOrigins,
      policy: site.policies.picture,
    }),
    room: queue?.room ?? null,
    count: countRequest,
    countPage,
  })
  const server = listenWith(gate)
  const drain = new Drain(server)
  let isStopping = false

  /** A second signal must not end the drain: systemd signals each process of a service. */
  function stop(): void {
    if (isStopping) return
    isStopping = true
    health.close()
    pictures.close()
    drain.close(app, shutdown).then(() => process.exit(0))
  }

  return {
    listen: () => {
      server.listen(port, () => {
        // The build's failure pages come from the build's backend.
        if (!isBackendOfBuild) void gate.prepare()
        else if (env.preparesPictures) void preparePictures(pictures, mediaOrigins)
      })
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
    },
  }
}
