import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@etalase/backend-kit/config.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { DiskWatch } from '@etalase/backend-kit/disk-watch.ts'
import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { openMailWorker } from '@etalase/backend-kit/mail/mail-worker.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { PaymentProvider } from '@etalase/backend-kit/payment/provider.ts'
import { openXpress, type XpressAccount } from '@etalase/backend-kit/payment/xpress.ts'
import { tableShipping } from '@etalase/backend-kit/shipping/table-shipping.ts'
import { mailComposer } from '#compose-mail.ts'
import { openUpdateWorker } from '#order-updates/update-worker.ts'

/** The token of staff calls. */
export const staffToken = 'a-token-of-the-staff-for-the-tests-only'

export const shopUrl = 'http://shop.test'

/** Our account at the payment provider, for signing as the provider. */
export const account: XpressAccount = {
  merchantId: '31999',
  merchantName: 'Sandang Nusa',
  user: 'bot',
  password: 'secret',
}

const orderLinkSecret = 'a secret of the test backend alone'

/** Defaults of the configuration. */
const { paymentMinimum, unpaidOrders, cash, ...defaults } = readConfig({})

export const { returnDays, trustsProxy } = defaults

export const startTime = '2026-08-03T03:00:00Z'

/** Rethrows errors of jobs that must not fail. */
export const rethrow = (error: unknown): never => {
  throw error
}

interface Given {
  db: Database
  now: () => Date
  ownUrl: () => string
  /** Receives each sent mail. */
  onMail: (mail: MailMessage) => void
  /** Receives each sent WhatsApp update. */
  onUpdate?: (update: UpdateMessage) => void
  payment?: PaymentProvider | undefined
}

/** Builds the real app's context with another clock and mail server. The default provider is Xpress. */
export function testContext({ db, now, ownUrl, onMail, onUpdate, payment }: Given): Context {
  const transport = { server: 'mail.test', send: async (mail: MailMessage) => onMail(mail) }
  return {
    db,
    disk: new DiskWatch({ folder: tmpdir(), now }),
    now,
    media: { urlOf: (asset) => asset, fileAt: () => undefined },
    payment: payment ?? openXpress(account, shopUrl),
    onPaymentFailure: rethrow,
    shipping: tableShipping,
    onShippingFailure: rethrow,
    mailWorker: openMailWorker({
      db,
      transport,
      compose: mailComposer({ db, shopUrl, orderLinkSecret, now }),
      now,
      onFailure: rethrow,
      onMailFailure: rethrow,
    }),
    updateWorker: openUpdateWorker({
      db,
      transport: { server: 'whatsapp.test', send: async (update) => onUpdate?.(update) },
      now,
      onFailure: rethrow,
      onUpdateFailure: rethrow,
    }),
    paymentMinimum,
    unpaidOrders: { ...unpaidOrders },
    cash: { ...cash },
    returnDays,
    returnFolder: mkdtempSync(join(tmpdir(), 'returns-')),
    orderLinkSecret,
    shopUrl,
    revalidateUrls: [shopUrl],
    revalidateSecret: undefined,
    ownUrl,
  }
}
