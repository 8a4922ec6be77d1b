import type { OrderLookupProblem } from '#lib/rules/forms.ts'

const problems: Record<OrderLookupProblem, string> = {
  numberRequired: 'Please enter your order number',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
}

/** An order that is opened without signing in. */
export const guestOrder = {
  title: 'Track an order',
  text: 'Your order number and the email address that you ordered with open your order on any device: where it is, how to pay it, and its pickup code.',
  number: 'Order number',
  numberHint: 'Eight letters and digits, in the mails about your order. For example 1A2B3C4D.',
  email: 'Email of the order',
  problems,
  open: 'Open the order',
  mailLink: 'Email me a link instead',
  haveAccount: 'Ordered with an account?',
  haveAccountText: 'You find all your orders there.',
  toAccount: 'See my orders',
  needHelp: 'Cannot find your order number?',
  needHelpText: 'Each mail about your order has it in the subject line. We also find it with you.',
  expiredTitle: 'This link has expired',
  expiredText:
    'Links to an order open it for a limited time, since they show your address. We mail you a new one.',
  otherOpened: 'Another order is open in this browser now: this one. Nothing was cancelled.',
  newLink: 'Send me a new link',
  offerTitle: 'Open this order?',
  offerText:
    'A link has led you to this order. Our mails about an order have such a link; if the order is not yours, do not open it.',
  offerReplaces: (number: string) =>
    `Order ${number} is open in this browser. It stays as it is, and is closed here.`,
  decline: 'Do not open it',
  offerExpired: 'Please open the link in the mail once more.',
  byNumber: 'Or open it by its number',
  unavailableText:
    'You find your order in the mails that we sent you: how to pay it, its tracking number or pickup code. If something is missing, please ask us.',
  notOffered: 'Orders cannot be opened here just now.',
  gone: 'This order is no longer open in this browser.',
  openAgain: 'Open it again',
  close: 'Forget on this device',
  closeText:
    'The order stays as it is. To open it here again, it takes its number and email address.',
}
