import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import type { Rows } from '#system/rows.ts'

/** An order that a shopper has confirmed. */
export interface Intent {
  who: string
  /** Whose cart it is from. */
  holder: string
  key: string
  /** What the summary said, in whole rupiah. */
  total: number
  /** Pieces by product, as the summary showed them. */
  pieces: Readonly<Record<number, number>>
  /** What the page said after each press of the button. */
  phases: string[]
  billNo?: string
  /** What the form to the provider asked for. */
  billed?: number
}

/** The holder of what a tab adds that does not know who is signed in: it must be in some cart that somebody gets to. */
export const anybody = 'whoever is there'

/** What the shop told a shopper about a change of the cart. */
interface CartChange {
  /** A browser by its name, a customer by their e-mail address, or `anybody`. */
  holder: string
  productId: number
  qty: number
  /** Null when the answer was lost. */
  isDone: boolean | null
}

/** A notification of the provider. */
export interface Notice {
  billNo: string
  status: string
  /** Of the payment. */
  reference: string
  isSigned: boolean
  /** The answers that the provider got; none when the connection broke. */
  answers: string[]
}

/** What a page said about the payment of a bill. */
interface ToldPayment {
  who: string
  billNo: string
  status: string
  /** Whether the provider had told the backend before the page asked. */
  wasPaid: boolean
  /** The same when the answer came. */
  isPaid: boolean
}

/** A buyer whose form that ends the updates of an order was answered. */
interface StoppedUpdates {
  billNo: string
  /** How many updates of all orders were sent before. */
  sent: number
}

/** What became of calls of one address, of which the shops may pass on so many together. */
export interface LimitFacts {
  max: number
  asked: number
  /** By each of the shops. */
  passedOn: readonly number[]
  /** Whether nothing that they count together was lost. */
  isShared: boolean
}

/** All that has happened in a run, as somebody outside of the shop has seen it. */
export interface Facts {
  /** The rows before and after. */
  before: Rows
  rows: Rows
  intents: Intent[]
  changes: CartChange[]
  notices: Notice[]
  told: ToldPayment[]
  /** Orders whose cancellation was confirmed to their buyer, by bill. */
  cancelled: string[]
  /** Orders for which somebody was told that their cash was taken, by bill. */
  collected: string[]
  /** Lines of the log that ask staff to act. */
  alarms: readonly string[]
  mails: readonly MailMessage[]
  /** Updates by WhatsApp, in the order in which they were sent. */
  updates: readonly UpdateMessage[]
  stopped: StoppedUpdates[]
  /** Pieces by product in each cart at the end: of a browser, as its own tabs show it, of a customer, and of `anybody`. */
  shown: Readonly<Record<string, Readonly<Record<number, number>>>>
  /** Browsers in which nobody is signed in at the end. */
  guests: readonly string[]
  /** Customers by the products that they alone put into carts. */
  owners: Record<number, string>
  /** What a browser was shown that belongs to somebody else. */
  leaks: string[]
  /** What a shopper was told of a sign-in or sign-out that is not so. */
  misled: string[]
  /** Null in a world that reaches no limit. */
  limit: LimitFacts | null
  /** How often the backend was killed. */
  kills: number
  /** How often anything failed: kills, and what was lost on its way. */
  faults: number
}

/** Payments that the provider has told of, and got an answer for. */
export const toldPayments = ({ notices }: Facts): Notice[] =>
  notices.filter(
    ({ status, isSigned, answers }) => isSigned && status === '2' && answers.length > 0,
  )

/** Bills that the provider has told to be paid, and got an answer for. */
export const paidBills = (facts: Facts): string[] => toldPayments(facts).map(({ billNo }) => billNo)
