/** Subject and paragraphs of a mail. */
export interface MailText {
  subject: string
  paragraphs: string[]
}

/** What the text of a mail about an order is made of, written in the language of the mail. */
export interface OrderFacts {
  number: string
  total: string
  deadline: string
  channel: string
  howToPay: string
  isPickup: boolean
  isPaid: boolean
  hasPickupCode: boolean
  /** '1-2'; null when the courier gives no estimate. */
  arrivalDays: string | null
  /** The promised days of arrival, and until when to pay for them; null without a promise. */
  arrival: { days: string; payBefore: string } | null
  /** From when a paid pickup is ready; null for any other order. */
  readyFrom: string | null
  linkDays: number
}
