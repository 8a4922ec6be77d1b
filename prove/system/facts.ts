import type { MailMessage } from '#backend/mail/mail-message.ts'
import type { Rows } from '#prove/system/rows.ts'

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

/** What the shop told a shopper about a change of the cart. */
export interface CartChange {
  /** A browser by its name, or a customer by their e-mail address. */
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
  isSigned: boolean
  /** The answers that the provider got; none when the connection broke. */
  answers: string[]
}

/** What a page said about the payment of a bill. */
export interface ToldPayment {
  who: string
  billNo: string
  status: string
  /** Whether the provider had told the backend before the page asked. */
  wasPaid: boolean
  /** The same when the answer came. */
  isPaid: boolean
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
  /** Lines of the log that ask staff to act. */
  alarms: readonly string[]
  mails: readonly MailMessage[]
  /** Pieces by product in each cart at the end: of a browser, as its own tabs show it, and of a customer. */
  shown: Readonly<Record<string, Readonly<Record<number, number>>>>
  /** Customers by the products that they alone put into carts. */
  owners: Record<number, string>
  /** What a browser was shown that belongs to somebody else. */
  leaks: string[]
  /** How often the backend was killed. */
  kills: number
  /** How often anything failed: kills, and what was lost on its way. */
  faults: number
}

/** Bills that the provider has told to be paid, and got an answer for. */
export const paidBills = ({ notices }: Facts): string[] =>
  notices
    .filter(({ status, isSigned, answers }) => isSigned && status === '2' && answers.length > 0)
    .map(({ billNo }) => billNo)
