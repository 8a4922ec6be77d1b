import { join } from 'node:path'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { DiskWatch } from '@etalase/backend-kit/disk-watch.ts'
import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { outboxTransport } from '@etalase/backend-kit/mail/mail-transport.ts'
import { smtpTransport } from '@etalase/backend-kit/mail/smtp-transport.ts'
import { openMediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { openUpdateTransport } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { isXpress } from '@etalase/backend-kit/payment/xpress.ts'
import { openNotifier } from '@etalase/backend-kit/sandbox/notifier.ts'
import { assetsFolder } from '@etalase/backend-kit/seed/manifest.ts'
import { seedNobody } from '@etalase/backend-kit/seed/seed.ts'
import { stopOnSignal } from '@etalase/backend-kit/stop-on-signal.ts'
import type { Adapter } from '#adapter.ts'
import { buildAdapter } from '#app.ts'
import { type AdapterConfig, readConfig } from '#config.ts'
import { Engine } from '#engine/engine.ts'
import { readEngineSettings } from '#engine/engine-settings.ts'
import { KeyLock } from '#key-lock.ts'
import { missedAgain, tellMissed } from '#orders/tell-missed.ts'
import { ReadModel } from '#read-model/read-model.ts'
import { sendAlerts } from '#stock-alerts/send-alerts.ts'

/** Interval between checks for sizes that are back in stock, in milliseconds. */
const alertIntervalMs = 30_000

/** Interval between attempts to send what buyers were not told, in milliseconds. A refused address must not get a mail every minute. */
const missedIntervalMs = 3_600_000

/** Interval between the sandbox's checks for due notifications, in milliseconds. */
const sandboxIntervalMs = 1_000

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

const outboxOf = ({ dataDir }: AdapterConfig) => join(dataDir, 'outbox')

function mailOf(config: AdapterConfig) {
  const { from, smtpUrl } = config.mail
  return smtpUrl ? smtpTransport(smtpUrl, from) : outboxTransport(outboxOf(config), from)
}

async function openAdapter(config: AdapterConfig, model: ReadModel, engine: Engine) {
  const { publishable_key, ...named } = await readEngineSettings(engine)
  engine.setStoreKey(publishable_key)
  const { shopUrl, dataDir } = config
  const adapter: Adapter = {
    engine,
    settings: named,
    model,
    payment: await config.openPayment({ shopUrl, dataDir }),
    onPaymentFailure: () => {},
    mail: mailOf(config),
    updates: openUpdateTransport(config),
    secret: config.engine.secret,
    locks: new KeyLock(),
    paymentHours: config.paymentHours,
    returnDays: config.returnDays,
    paymentMinimum: config.paymentMinimum,
    unpaid: config.unpaid,
    shopUrl,
    revalidateUrls: [shopUrl],
    revalidateSecret: config.revalidateSecret,
    now: () => new Date(),
  }
  return adapter
}

async function start(config: AdapterConfig): Promise<void> {
  const { db, readsAtOnce, close } = await openDatabase(config)
  await seedNobody(db)
  let onAway = (call: string, cause: unknown) => console.error(`Adapter: ${call}`, cause)
  const engine = new Engine({
    ...config.engine,
    onAway: (call, cause) => onAway(call, cause),
  })
  const model = new ReadModel(db, engine)
  const adapter = await openAdapter(config, model, engine)
  await model.load()
  const { host, port, dataDir } = config
  const ownUrl = () => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { payment, now } = adapter
  const notifier =
    config.hasSandbox && isXpress(payment) ? openNotifier({ db, now, ownUrl }, payment) : null
  const app = await buildAdapter(adapter, {
    logLevel: config.logLevel,
    trustsProxy: config.trustsProxy,
    readsAtOnce,
    notifier,
    media: await openMediaLibrary(assetsFolder),
    disk: new DiskWatch({ folder: dataDir, now }),
    outbox: config.mail.smtpUrl || !loopback.has(host) ? undefined : outboxOf(config),
  })
  onAway = (call, cause) =>
    app.log.error({ ...errorForLog(cause), call }, 'the engine did not answer')
  adapter.onPaymentFailure = (error, trxRef) =>
    app.log.error({ ...errorForLog(error), trxRef }, 'the payment provider gave no page')
  await app.listen({ host, port })
  const onMissed = (error: unknown) => app.log.error(errorForLog(error), missedAgain)
  void tellMissed(adapter, onMissed)
  const missed = setInterval(() => tellMissed(adapter, onMissed), missedIntervalMs)
  const sandbox =
    notifier && setInterval(() => notifier.deliver().catch(() => {}), sandboxIntervalMs)
  const alerts = setInterval(() => {
    adapter.locks.run('alerts', () => sendAlerts(adapter, onMissed)).catch(onMissed)
  }, alertIntervalMs)
  stopOnSignal(async () => {
    clearInterval(missed)
    clearInterval(alerts)
    if (sandbox) clearInterval(sandbox)
    await app.close()
    await close()
  })
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(`Adapter: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
