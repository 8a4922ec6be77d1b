import type { OrderLookupProblem } from '@etalase/contract/rules/forms.ts'

const problems: Record<OrderLookupProblem, string> = {
  numberRequired: 'Please enter your order number',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
}

/** An order opened without signing in. */
export const guestOrderMessages = {
  title: 'Track your order',
  text: 'Open your order on any device with your order number and email address. See where it is, how to pay for it, and its pickup code.',
  number: 'Order number',
  numberHint: 'Eight letters and digits, in our emails about your order. For example, 1A2B3C4D.',
  email: 'Email used for the order',
  problems,
  open: 'Open order',
  mailLink: 'Email me a link instead',
  haveAccount: 'Ordered with an account?',
  haveAccountText: "You'll find all your orders there.",
  toAccount: 'See my orders',
  needHelp: "Can't find your order number?",
  needHelpText:
    "It's in the subject line of every email about your order. We can also help you find it.",
  expiredTitle: 'This link has expired',
  expiredText:
    "Links to an order work for a limited time, because they show your address. We'll email you a new one.",
  otherOpened:
    'This order is now open in this browser instead of the other one. Nothing was cancelled.',
  newLink: 'Email me a new link',
  offerTitle: 'Open this order?',
  offerText:
    "You followed a link to this order, like those in our emails. If this order isn't yours, don't open it.",
  offerReplaces: (number: string) =>
    `Order ${number} is open in this browser. It won't change, but it will be closed here.`,
  decline: "Don't open it",
  offerExpired: 'Please open the link in the email again.',
  byNumber: 'Or open it with its number',
  unavailableText:
    'Your order is in the emails we sent you: how to pay for it, its tracking number or its pickup code. If anything is missing, please contact us.',
  notOffered: "You can't open orders here right now.",
  gone: 'This order is no longer open in this browser.',
  openAgain: 'Open it again',
  close: 'Forget on this device',
  closeText:
    "Your order won't change. To open it here again, you'll need its number and email address.",
}
