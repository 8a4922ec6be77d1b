import { join } from 'node:path'
import { buildApp } from '#backend/app.ts'
import { expireOrders } from '#backend/checkout/order-repository.ts'
import { type Config, readConfig } from '#backend/config.ts'
import type { Context } from '#backend/context.ts'
import { openDatabase } from '#backend/db/connection.ts'
import { openMailRoom } from '#backend/mail/mail-room.ts'
import { outboxRoutes } from '#backend/mail/outbox-routes.ts'
import { outboxPostman, smtpPostman } from '#backend/mail/postman.ts'
import { openMediaLibrary } from '#backend/media/media-library.ts'
import { paymentAccount } from '#backend/payment/account.ts'
import { assetsFolder } from '#backend/seed/assets.ts'
import { seedWhenEmpty } from '#backend/seed/seed.ts'

/** How often unpaid orders expire and mails that failed go out again, in milliseconds. */
const roundMs = 30_000

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

function startRounds(context: Context, onFailure: (error: unknown) => void): NodeJS.Timeout {
  const round = async () => {
    await expireOrders(context.db, context.now())
    await context.mailRoom.deliver()
  }
  return setInterval(() => round().catch(onFailure), roundMs)
}

async function start(config: Config): Promise<void> {
  const connection = await openDatabase(config)
  const { db } = connection
  const now = () => new Date()
  const media = await openMediaLibrary(assetsFolder)
  await seedWhenEmpty(db, media)

  const outbox = join(config.dataDir, 'outbox')
  const { from, smtpUrl } = config.mail
  const onFailure = (err: unknown) => app.log.error({ err }, 'background work failed')
  const postman = smtpUrl ? smtpPostman(smtpUrl, from) : outboxPostman(outbox, from)
  const context: Context = {
    db,
    media,
    now,
    payment: await paymentAccount(config),
    mailRoom: openMailRoom({ db, postman, shopUrl: config.shopUrl, now, onFailure }),
    shopUrl: config.shopUrl,
    ownUrl: () => `http://${config.host}:${config.port}`,
  }
  const app = buildApp(context, config)
  if (!smtpUrl && loopback.has(config.host)) outboxRoutes(app, outbox)

  await app.listen({ host: config.host, port: config.port })
  const rounds = startRounds(context, onFailure)
  const stop = async () => {
    clearInterval(rounds)
    await app.close()
    await connection.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () =>
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      ),
    )
  }
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(`Backend: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
