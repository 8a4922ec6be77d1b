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
  /** The payment provider's minimum charge, in whole rupiah. */
  paymentMinimum: Rupiah
  /** Reports that the payment provider returned no page for an order. */
  onPaymentFailure: (error: unknown, trxRef: string) => void
  /** The shipping provider and its rates. */
  shipping: Shipping
  /** Reports a failed request to a courier aggregator. */
  onShippingFailure: (error: unknown, what: string) => void
  unpaidOrders: UnpaidOrderRules
  /** Ways to pay without the payment provider. */
  cash: CashRules
  /** Days after delivery within which an order can be returned. */
  returnDays: number
  /** Folder for the pictures of return requests. */
  returnFolder: string
  mailWorker: OutboxWorker
  /** Sends updates by WhatsApp; null without a provider, and then updates are not offered. */
  updateWorker: OutboxWorker | null
  /** Signs the links in mails and keys the hash of client networks. */
  orderLinkSecret: string
  /** The shop's public URL, without trailing slash. */
  shopUrl: string
  /** This backend's own base URL; the payment provider sends its notifications there. */
  ownUrl: () => string
  now: () => Date
}
