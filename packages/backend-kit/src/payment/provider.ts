import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { Channel, PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import type { NotificationOutcome } from '@etalase/contract/rules/payment/settlement.ts'
import type { z } from 'zod'

/** What a provider is asked to collect for an order. */
export interface Bill {
  trxRef: string
  /** The order's number for shoppers. */
  number: string
  total: Rupiah
  placedAt: Date
  dueAt: Date
  /** The same for all bills of a device, without revealing the device id. */
  customerNumber: string
  customerName: string
  customerEmail: string
  /** Of whoever receives a delivery; a credit company asks for it. */
  customerPhone?: string | null
  /** The ordered lines in one line of text. */
  items: string
}

/** A notification whose signature is verified. */
export interface Notification {
  /** The `trxRef` of a bill. */
  billNo: string
  /** The provider's own code, for the record. */
  status: string
  outcome: PaymentOutcome
  /** Whether this cancellation gives back what was paid before; else it is of an attempt, and may come after another one has paid. */
  voids?: boolean
  channel: string
  /** The provider's name of this payment: another one is other money. */
  reference: string
  /** The provider's number of the transaction. */
  transactionId: string
  /** The number to pay to, if the channel has issued one. */
  paymentNumber: string | null
  /** The text of the QR code to pay by, if the channel has issued one. */
  paymentQr?: string | null
  /** Whole rupiah, where the provider states it: another amount than the order's pays, or reverses, nothing. */
  amount?: number
}

/** The result of a notification; `unknown` is one of an order that is not there. */
export type NotificationResult = NotificationOutcome | 'unknown'

export interface NotificationRequest {
  body: unknown
  /** The body of a JSON request as it was sent; empty for others. */
  rawBody: string
  headers: IncomingHttpHeaders
}

/**
 * A notification, or why there is none: it is not one; it is not signed by the provider, or not for us; or the provider, asked
 * again, does not confirm it now, and should repeat it.
 */
export type NotificationReading =
  | { notification: Notification }
  | { refusal: 'malformed' | 'unsigned'; billNo?: string }
  | { refusal: 'unconfirmed'; billNo: string; error: unknown }

/** What a shopper's browser reports of the return from the provider (`checkout-payment`). */
interface ReturnReport {
  bill_no: string
  status: string
  signature: string
}

/** One payment provider, with our account there. */
export interface PaymentProvider {
  name: string
  /** Those that this company offers, in the order in which shoppers see them. */
  channels: readonly Channel[]
  /** How a browser gets there: by a form that is made here, or to a page that the provider is asked for. */
  handOff:
    | { form: (bill: Bill) => PaymentForm }
    /** The page of the bill's charge, which a repeated call does not charge twice. Throws when the provider gives none. */
    | { createCharge: (bill: Bill, now: Date) => Promise<string> }
  /** Verifies a notification; a provider that recommends it is asked for the present status. */
  readNotification(request: NotificationRequest): NotificationReading | Promise<NotificationReading>
  /** What the provider expects as an answer to a notification. */
  answer(
    notification: Notification,
    result: NotificationResult,
    now: Date,
  ): { status: number; body: object }
  /** Whether the provider, or our own return address, has signed a return. */
  isSigned(report: ReturnReport): boolean
  /** Our return address for an order that is paid without the provider: `isSigned` holds for what it reports. */
  returnOf(trxRef: string): string
  /** What a signed return to an order says; only a hint, the order decides. */
  outcomeOf(
    report: ReturnReport,
    order: { paymentNumber: string | null; paymentQr?: string | null },
  ): PaymentOutcome
}

interface Shop {
  /** Without trailing slash. */
  shopUrl: string
  dataDir: string
}

/** A provider whose settings are read. */
export type OpenProvider = (shop: Shop) => Promise<PaymentProvider>

/** A provider as it is registered in packages/backend-kit/src/payment/providers.ts. */
export interface ProviderModule {
  /** What PAYMENT_PROVIDER names it. */
  name: string
  /** All that its notifications can name. */
  channels: readonly Channel[]
  /** Whether our sandbox plays it while PAYMENT_URL is not set. */
  hasSandbox: boolean
  /** Reads its settings from the environment. */
  configure(
    env: Readonly<Record<string, string | undefined>>,
  ): { open: OpenProvider } | { issues: z.core.$ZodIssue[] }
}

interface Definition<Variables extends z.ZodObject> {
  name: string
  channels: readonly Channel[]
  hasSandbox?: true
  /** Its environment variables. */
  variables: Variables
  open: (values: z.output<Variables>, shop: Shop) => Promise<PaymentProvider>
}

export const defineProvider = <Variables extends z.ZodObject>({
  name,
  channels,
  hasSandbox,
  variables,
  open,
}: Definition<Variables>): ProviderModule => ({
  name,
  channels,
  hasSandbox: hasSandbox === true,
  configure(env) {
    const parsed = variables.safeParse(env)
    return parsed.success
      ? { open: (shop) => open(parsed.data, shop) }
      : { issues: parsed.error.issues }
  },
})
