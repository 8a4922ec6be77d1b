/** The confirmation of a customer's e-mail address, and its benefit. */
export const confirmEmailMessages = {
  title: 'Confirm your email address',
  text: 'The orders you placed as a guest with this address will move to your account.',
  warning:
    'Confirm only if you created the account yourself: anyone who has its password will see these orders.',
  confirm: "Yes, it's my account",
  toShop: 'Not mine, go to the shop',
  doneTitle: 'Thank you',
  toOrders: 'See my orders',
  noLink: 'Please open this page with the link in our email. You can get a new link in My Orders.',
  newLink: 'Sign in and get a new link',
  notOffered: "You can't confirm email addresses here right now.",
  hint: 'Ordered as a guest before?',
  hintText: (email: string) =>
    `Orders you placed with ${email} will move here once you confirm the address with the link that we email to it.`,
  sendLink: 'Email me the link',
  keepOrder: 'Keep this order: create an account',
  keepText: 'Sign up with the same email address, and this order moves to your account.',
}
