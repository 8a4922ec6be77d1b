import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from '#backend/app.ts'
import { startBackgroundJobs } from '#backend/background-jobs.ts'
import { mailComposer } from '#backend/compose-mail.ts'
import { type Config, readConfig } from '#backend/config.ts'
import type { Context } from '#backend/context.ts'
import { openDatabase } from '#backend/db/connection.ts'
import { shortageOf } from '#backend/db/shortage.ts'
import { retryTransactions } from '#backend/db/transactions.ts'
import { DiskWatch } from '#backend/disk-watch.ts'
import { errorForLog } from '#backend/http/error-log.ts'
import { outboxTransport, smtpTransport } from '#backend/mail/mail-transport.ts'
import { openMailWorker } from '#backend/mail/mail-worker.ts'
import { outboxRoutes } from '#backend/mail/outbox.ts'
import { fetchedFolder, withFetched } from '#backend/media/fetched-pictures.ts'
import { openMediaLibrary } from '#backend/media/media-library.ts'
import { openUpdateTransport } from '#backend/order-updates/update-transport.ts'
import { openUpdateWorker } from '#backend/order-updates/update-worker.ts'
import { returnFolder } from '#backend/orders/return-pictures.ts'
import type { DeliveryFailure } from '#backend/outbox/delivery-failures.ts'
import { isXpress } from '#backend/payment/xpress.ts'
import { persistedSecret } from '#backend/persisted-secret.ts'
import { openNotifier } from '#backend/sandbox/notifier.ts'
import { assetsFolder } from '#backend/seed/manifest.ts'
import { seedNobody, seedWhenEmpty } from '#backend/seed/seed.ts'
import { stopOnSignal } from '#backend/stop-on-signal.ts'
import { errorMessage } from '#lib/rules/error-message.ts'

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** What reports failures outside of a request. */
function failureReports(disk: DiskWatch, log: () => FastifyBaseLogger) {
  const report = (error: unknown, words: string, more: object = {}) => {
    disk.note(error)
    log().error({ ...errorForLog(error), ...more }, words)
  }
  return {
    onFailure: (error: unknown) => report(error, 'background job failed'),
    onMailFailure: (error: unknown, mail: DeliveryFailure) =>
      report(error, 'a mail was not sent', { mail }),
    onUpdateFailure: (error: unknown, update: DeliveryFailure) =>
      report(error, 'an update by WhatsApp was not sent', { update }),
  }
}

async function start(config: Config): Promise<void> {
  const connection = await openDatabase(config)
  const { db, readsAtOnce } = connection
  const now = () => new Date()
  const media = withFetched(await openMediaLibrary(assetsFolder), fetchedFolder(config.dataDir))
  await (config.seedsDemo ? seedWhenEmpty(db, media) : seedNobody(db))

  retryTransactions(db, (error) =>
    app.log.warn(errorForLog(error), 'a transaction lost a race and runs again'),
  )
  const outbox = join(config.dataDir, 'outbox')
  const { from, smtpUrl } = config.mail
  const disk = new DiskWatch({ folder: config.dataDir, now })
  const { onFailure, onMailFailure, onUpdateFailure } = failureReports(disk, () => app.log)
  const transport = smtpUrl ? smtpTransport(smtpUrl, from) : outboxTransport(outbox, from)
  const { shopUrl, dataDir } = config
  const updates = openUpdateTransport(config)
  const payment = await config.openPayment({ shopUrl, dataDir })
  const orderLinkSecret = await persistedSecret(dataDir, 'order-link-secret')
  const compose = mailComposer({ db, shopUrl, orderLinkSecret, now })
  const context: Context = {
    db,
    disk,
    media,
    now,
    payment,
    onPaymentFailure: (error, trxRef) =>
      app.log.error({ ...errorForLog(error), trxRef }, 'the payment provider gave no page'),
    paymentMinimum: config.paymentMinimum,
    unpaidOrders: config.unpaidOrders,
    returnDays: config.returnDays,
    returnFolder: returnFolder(dataDir),
    mailWorker: openMailWorker({ db, transport, compose, now, onFailure, onMailFailure }),
    updateWorker:
      updates && openUpdateWorker({ db, transport: updates, now, onFailure, onUpdateFailure }),
    orderLinkSecret,
    shopUrl,
    revalidateUrls: config.revalidateUrls,
    revalidateSecret: config.revalidateSecret,
    ownUrl: () =>
      `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`,
  }
  const notifier = config.hasSandbox && isXpress(payment) ? openNotifier(context, payment) : null
  const app = await buildApp(context, { ...config, notifier, readsAtOnce })
  if (!smtpUrl && loopback.has(config.host)) outboxRoutes(app, outbox)

  await app.listen({ host: config.host, port: config.port })
  const jobs = startBackgroundJobs({ ...config, context, notifier, onFailure })
  stopOnSignal(async () => {
    await jobs.stop()
    await app.close()
    await context.mailWorker.close()
    await context.updateWorker?.close()
    await connection.close()
  })
}

try {
  await start(readConfig(process.env))
} catch (error) {
  const shortage = shortageOf(error)
  console.error(`Backend: ${shortage ? `${shortage}: ` : ''}${errorMessage(error)}`)
  process.exit(1)
}
