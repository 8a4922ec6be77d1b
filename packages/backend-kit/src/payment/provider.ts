import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { Channel, PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import type { NotificationOutcome } from '@etalase/contract/rules/payment/settlement.ts'
import type { z } from 'zod'

/** An order's payment request to a provider. */
export interface Bill {
  trxRef: string
  /** The order number shown to shoppers. */
  number: string
  total: Rupiah
  placedAt: Date
  dueAt: Date
  /** The same for all bills of a device, without revealing the device id. */
  customerNumber: string
  customerName: string
  customerEmail: string
  /** The delivery recipient's number; a credit company requires it. */
  customerPhone?: string | null
  /** The ordered lines as one line of text. */
  items: string
}

/** A notification with a verified signature. */
export interface Notification {
  /** A bill's `trxRef`. */
  billNo: string
  /** The provider's own code, for the record. */
  status: string
  outcome: PaymentOutcome
  /** Whether this cancellation voids an earlier payment. Otherwise it ends one attempt, and another may already have paid. */
  voids?: boolean
  channel: string
  /** The provider's payment reference; a different one means a separate payment. */
  reference: string
  /** The provider's transaction number. */
  transactionId: string
  /** The payment number, if the channel issued one. */
  paymentNumber: string | null
  /** The QR code's content, if the channel issued one. */
  paymentQr?: string | null
  /** Whole rupiah, if reported. An amount other than the order's total neither pays nor reverses it. */
  amount?: number
}

/** The result of a notification; `unknown` when its order doesn't exist. */
export type NotificationResult = NotificationOutcome | 'unknown'

export interface NotificationRequest {
  body: unknown
  /** The body of a JSON request as received; empty for others. */
  rawBody: string
  headers: IncomingHttpHeaders
}

/**
 * A notification, or why it was refused: malformed; not signed by the provider for us; or not confirmed by the provider when asked again,
 * which should then repeat it.
 */
export type NotificationReading =
  | { notification: Notification }
  | { refusal: 'malformed' | 'unsigned'; billNo?: string }
  | { refusal: 'unconfirmed'; billNo: string; error: unknown }

/** A return from the provider, as the shopper's browser reports it (`checkout-payment`). */
interface ReturnReport {
  bill_no: string
  status: string
  signature: string
}

/** A payment provider with our account. */
export interface PaymentProvider {
  name: string
  /** Channels that this company offers, in display order. */
  channels: readonly Channel[]
  /** How a browser gets to the provider: by a form of ours, or to a page that the provider creates. */
  handOff:
    | { form: (bill: Bill) => PaymentForm }
    /** Returns the page of a bill's charge; idempotent. Throws when the provider returns none. */
    | { createCharge: (bill: Bill, now: Date) => Promise<string> }
  /** Verifies a notification, and reads the current status from providers that recommend it. */
  readNotification(request: NotificationRequest): NotificationReading | Promise<NotificationReading>
  /** Builds the provider's expected response to a notification. */
  answer(
    notification: Notification,
    result: NotificationResult,
    now: Date,
  ): { status: number; body: object }
  /** Whether the provider, or our own return URL, signed a return. */
  isSigned(report: ReturnReport): boolean
  /** Returns our signed return URL for an order paid without the provider; `isSigned` accepts it. */
  returnOf(trxRef: string): string
  /** Interprets a signed return; only a hint, as the order's state decides. */
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

/** A configured provider, not yet opened. */
export type OpenProvider = (shop: Shop) => Promise<PaymentProvider>

/** A provider registered in packages/backend-kit/src/payment/providers.ts. */
export interface ProviderModule {
  /** Its name in PAYMENT_PROVIDER. */
  name: string
  /** All channels that its notifications can name. */
  channels: readonly Channel[]
  /** Whether our sandbox replaces it while PAYMENT_URL is unset. */
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
