import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { Rows } from '#system/rows.ts'

/** An order that a shopper has confirmed. */
export interface Intent {
  who: string
  /** The holder of its cart. */
  holder: string
  key: string
  /** The total in the summary, in whole rupiah. */
  total: number
  /** Pieces by product in the summary. */
  pieces: Readonly<Record<number, number>>
  /** The page's state after each press of the button. */
  phases: string[]
  billNo?: string
  /** The amount in the form to the provider. */
  billed?: number
}

/** The holder of pieces added by a tab that does not know who is signed in. They must end up in some reachable cart. */
export const anybody = 'whoever is there'

/** What the shop told a shopper about a cart change. */
interface CartChange {
  /** A browser by its name, a customer by their e-mail address, or `anybody`. */
  holder: string
  productId: number
  qty: number
  /** Null when the response was lost. */
  isDone: boolean | null
}

/** A notification of the provider. */
export interface Notice {
  billNo: string
  status: string
  /** The reference of the payment. */
  reference: string
  isSigned: boolean
  /** The responses that the provider got; empty when the connection broke. */
  answers: string[]
}

/** What a page said about the payment of a bill. */
interface ToldPayment {
  who: string
  billNo: string
  status: string
  /** Whether the provider had notified the backend before the page asked. */
  wasPaid: boolean
  /** The same when the response arrived. */
  isPaid: boolean
}

/** A buyer's answered request to stop the updates of an order. */
interface StoppedUpdates {
  billNo: string
  /** How many updates of all orders were sent before. */
  sent: number
}

/** The calls of one address, under a limit that the shops share. */
export interface LimitFacts {
  max: number
  asked: number
  /** By each of the shops. */
  passedOn: readonly number[]
  /** Whether none of their shared counts was lost. */
  isShared: boolean
}

/** Everything that happened in a run, as seen from outside the shop. */
export interface Facts {
  /** The rows before and after. */
  before: Rows
  rows: Rows
  intents: Intent[]
  changes: CartChange[]
  notices: Notice[]
  told: ToldPayment[]
  /** Bills of orders whose cancellation was confirmed to their buyer. */
  cancelled: string[]
  /** Bills of orders whose cash was confirmed as taken. */
  collected: string[]
  /** Log lines that ask staff to act. */
  alarms: readonly string[]
  mails: readonly MailMessage[]
  /** Updates by WhatsApp, in the order in which they were sent. */
  updates: readonly UpdateMessage[]
  stopped: StoppedUpdates[]
  /** Pieces by product in each cart at the end: of a browser as its tabs show it, of a customer, and of `anybody`. */
  shown: Readonly<Record<string, Readonly<Record<number, number>>>>
  /** Browsers in which no customer is signed in at the end. */
  guests: readonly string[]
  /** Customers by the products that only they put into carts. */
  owners: Record<number, string>
  /** What a browser was shown that belongs to somebody else. */
  leaks: string[]
  /** False statements to a shopper about a sign-in or sign-out. */
  misled: string[]
  /** Null in a world that reaches no limit. */
  limit: LimitFacts | null
  /** How often the backend was killed. */
  kills: number
  /** How often anything failed: kills and lost messages. */
  faults: number
}

/** Returns payments that the provider has notified, with a response. */
export const toldPayments = ({ notices }: Facts): Notice[] =>
  notices.filter(
    ({ status, isSigned, answers }) => isSigned && status === '2' && answers.length > 0,
  )

/** Returns bills that the provider has reported as paid, with a response. */
export const paidBills = (facts: Facts): string[] => toldPayments(facts).map(({ billNo }) => billNo)
