/** The end of an account. */
export const deleteAccount = {
  title: 'Delete my account',
  text: 'This cannot be undone.',
  download: 'Download your data first, if you want to keep it.',
  goes: 'What is deleted',
  going: [
    'Your name, email address and password, your saved addresses and your wishlist.',
    'The newsletter, and requests for mails about sizes that are back.',
    'Orders that are not paid yet: they are cancelled, and nothing is charged.',
    'You are signed out everywhere, and the cart in this browser is emptied.',
  ],
  stays: 'What stays',
  staying: [
    'Paid orders, as the law wants, with their items and prices but without your name, phone number, street and email address. Nobody can open them any more, you included.',
    'Orders that you made as a guest and that have not moved into this account.',
  ],
  wait: 'While a paid order is on its way to you, the account cannot be deleted.',
  password: 'Your password, to be sure that it is you',
  confirm: 'Delete my account for good',
  keep: 'Keep my account',
  notOffered: 'Accounts cannot be deleted here. Please ask us, and we do it for you.',
}
