import { join } from 'node:path'
import { type Config, readConfig } from '@etalase/backend-kit/config.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { shortageOf } from '@etalase/backend-kit/db/shortage.ts'
import { retryTransactions } from '@etalase/backend-kit/db/transactions.ts'
import { DiskWatch } from '@etalase/backend-kit/disk-watch.ts'
import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { outboxTransport } from '@etalase/backend-kit/mail/mail-transport.ts'
import { openMailWorker } from '@etalase/backend-kit/mail/mail-worker.ts'
import { outboxRoutes } from '@etalase/backend-kit/mail/outbox.ts'
import { smtpTransport } from '@etalase/backend-kit/mail/smtp-transport.ts'
import { fetchedFolder, withFetched } from '@etalase/backend-kit/media/fetched-pictures.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { openUpdateTransport } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { returnFolder } from '@etalase/backend-kit/orders/return-pictures.ts'
import type { DeliveryFailure } from '@etalase/backend-kit/outbox/delivery-failures.ts'
import { isXpress } from '@etalase/backend-kit/payment/xpress.ts'
import { openNotifier } from '@etalase/backend-kit/sandbox/notifier.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedNobody, seedWhenEmpty } from '@etalase/backend-kit/seed/seed.ts'
import { stopOnSignal } from '@etalase/backend-kit/stop-on-signal.ts'
import { errorMessage } from '@etalase/contract/rules/error-message.ts'
import { persistedSecret } from '@etalase/processes/persisted-secret.ts'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from '#app.ts'
import { startBackgroundJobs } from '#background-jobs.ts'
import { mailComposer } from '#compose-mail.ts'
import { tourRoutes } from '#demo/tour/tour.ts'
import { openUpdateWorker } from '#order-updates/update-worker.ts'

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** Returns callbacks that report failures outside requests. */
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
  const onShippingFailure = (error: unknown, what: string) =>
    app.log.warn({ ...errorForLog(error), what }, 'the aggregator of couriers gave no answer')
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
    shipping: config.openShipping({ now, onFailure: onShippingFailure }),
    onShippingFailure,
    unpaidOrders: config.unpaidOrders,
    cash: config.cash,
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
  if (!smtpUrl && loopback.has(config.host)) {
    outboxRoutes(app, outbox)
    if (notifier && config.seedsDemo) tourRoutes(app, context)
  }

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
