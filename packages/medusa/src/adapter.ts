import type { MailTransport } from '@etalase/backend-kit/mail/mail-transport.ts'
import type { UpdateTransport } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { PaymentProvider } from '@etalase/backend-kit/payment/provider.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { UnpaidLimits } from '#config.ts'
import type { Engine } from '#engine/engine.ts'
import type { KeyLock } from '#key-lock.ts'
import type { ReadModel } from '#read-model/read-model.ts'

/** Settings that the engine reports. */
interface EngineSettings {
  region_id: string
  sales_channel_id: string
}

/** Dependencies of every call. */
export interface Adapter {
  engine: Engine
  settings: EngineSettings
  model: ReadModel
  payment: PaymentProvider
  /** Reports that the provider returned no payment page for an order. */
  onPaymentFailure: (error: unknown, trxRef: string) => void
  mail: MailTransport
  /** Provider of updates by WhatsApp; null when none is configured, and the shop offers none. */
  updates: UpdateTransport | null
  /** Signs tokens, and keys the hash of networks. */
  secret: string
  /** Serialises calls about the same device, customer or order. */
  locks: KeyLock
  paymentHours: { customer: number; guest: number }
  /** Days after arrival within which an order can be returned. */
  returnDays: number
  /** The payment provider's minimum, in whole rupiah. */
  paymentMinimum: Rupiah
  unpaid: UnpaidLimits
  /** Without a trailing slash. */
  shopUrl: string
  /** Shops that are told of changes; without a trailing slash. */
  revalidateUrls: readonly string[]
  revalidateSecret: string | undefined
  now: () => Date
}
