/** The proof that an e-mail address is its customer's, and what it is good for. */
export const confirmEmail = {
  title: 'Confirm your email address',
  text: 'The orders that you made with this address as a guest move into your account.',
  warning:
    'Confirm only if you created the account yourself: whoever has its password sees these orders from then on.',
  confirm: 'Yes, it is my account',
  toShop: 'Not mine: to the shop',
  doneTitle: 'Thank you',
  toOrders: 'See my orders',
  noLink: 'Please open this page by the link in our mail. You get a new link in My Orders.',
  newLink: 'Sign in and get a new link',
  notOffered: 'Email addresses cannot be confirmed here just now.',
  hint: 'Ordered as a guest before?',
  hintText: (email: string) =>
    `Orders that you made with ${email} move here once you have confirmed this address, by the link that we mail to it.`,
  sendLink: 'Mail me the link',
  keepOrder: 'Keep this order: create an account',
  keepText: 'Sign up with the same email address, and it moves into the account.',
}
