import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { CashRules } from '#cash/cash-settings.ts'
import type { UnpaidOrderRules } from '#config.ts'
import type { Database } from '#db/connection.ts'
import type { DiskWatch } from '#disk-watch.ts'
import type { MediaLibrary } from '#media/media-library.ts'
import type { OutboxWorker } from '#outbox/outbox-worker.ts'
import type { PaymentProvider } from '#payment/provider.ts'
import type { Shipping } from '#shipping/shipping.ts'
import type { Shops } from '#tell-shops.ts'

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
  /** Who sends parcels, and what that costs. */
  shipping: Shipping
  /** Reports that an aggregator of couriers did not give what it was asked for. */
  onShippingFailure: (error: unknown, what: string) => void
  unpaidOrders: UnpaidOrderRules
  /** The ways to pay without the payment provider. */
  cash: CashRules
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
