import type { UnpaidOrderRules } from '#backend/config.ts'
import type { Database } from '#backend/db/connection.ts'
import type { DiskWatch } from '#backend/disk-watch.ts'
import type { MediaLibrary } from '#backend/media/media-library.ts'
import type { OutboxWorker } from '#backend/outbox/outbox-worker.ts'
import type { PaymentProvider } from '#backend/payment/provider.ts'
import type { Shops } from '#backend/tell-shops.ts'
import type { Rupiah } from '#lib/rules/money.ts'

/** The dependencies of every route. */
export interface Context extends Shops {
  db: Database
  disk: DiskWatch
  media: MediaLibrary
  payment: PaymentProvider
  /** The least that it takes, in whole rupiah. */
  paymentMinimum: Rupiah
  /** Reports that the payment provider gave no page for an order. */
  onPaymentFailure: (error: unknown, trxRef: string) => void
  unpaidOrders: UnpaidOrderRules
  /** Days after its arrival within which an order can be returned. */
  returnDays: number
  /** The folder of the pictures that come with such requests. */
  returnFolder: string
  mailWorker: OutboxWorker
  /** Sends updates by WhatsApp; null where there is no provider, and none are offered. */
  updateWorker: OutboxWorker | null
  /** Signs the links in mails, and keys the hash of networks. */
  orderLinkSecret: string
  /** The shop's public address, without trailing slash. */
  shopUrl: string
  /** This backend's own base URL; the payment provider sends its notifications there. */
  ownUrl: () => string
  now: () => Date
}
