import type { MailTransport } from '@etalase/backend-kit/mail/mail-transport.ts'
import type { UpdateTransport } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { PaymentProvider } from '@etalase/backend-kit/payment/provider.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { UnpaidLimits } from '#config.ts'
import type { Engine } from '#engine/engine.ts'
import type { KeyLock } from '#key-lock.ts'
import type { ReadModel } from '#read-model/read-model.ts'

/** What the engine says of itself. */
interface EngineSettings {
  region_id: string
  sales_channel_id: string
}

/** The dependencies of every call. */
export interface Adapter {
  engine: Engine
  settings: EngineSettings
  model: ReadModel
  payment: PaymentProvider
  /** Reports that the provider gave no page for an order. */
  onPaymentFailure: (error: unknown, trxRef: string) => void
  mail: MailTransport
  /** The provider of updates by WhatsApp; null where there is none, and none are offered. */
  updates: UpdateTransport | null
  /** Signs tokens, and keys the hash of networks. */
  secret: string
  /** What is about one device, customer or order comes one after the other. */
  locks: KeyLock
  paymentHours: { customer: number; guest: number }
  /** Days after its arrival within which an order can be returned. */
  returnDays: number
  /** The least that the payment provider takes, in whole rupiah. */
  paymentMinimum: Rupiah
  unpaid: UnpaidLimits
  /** Without trailing slash. */
  shopUrl: string
  /** The shops that are told of changes; without trailing slash. */
  revalidateUrls: readonly string[]
  revalidateSecret: string | undefined
  now: () => Date
}
