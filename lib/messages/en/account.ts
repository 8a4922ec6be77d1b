/** The account area. */
export const account = {
  link: 'Account',
  menu: 'Your account',
  information: 'Account Information',
  orders: 'My Orders',
  wishlist: 'My Wishlists',
  addresses: 'Shipping Addresses',
  changePassword: 'Change Password',
  changePasswordText: 'Wherever else you are signed in, you are signed out. Here you stay.',
  yesChangePassword: 'Change password',
  goOn: 'Go on',
  save: 'Save changes',
  saving: 'Saving…',
  profileSaved: 'Your profile have been successfully updated.',
  passwordForEmail:
    'Only for a new email address: whoever can sign in with it has your account. We tell the old address too.',
  newsletter: 'Newsletter',
  subscribed: 'You get our newsletter: new pieces, and word before a sale.',
  notSubscribed: 'Be the first to hear of new pieces and sales.',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  signOut: 'Sign Out',
  confirmSignOut: 'Are you sure want to sign out?',
  confirmSignOutText: 'The cart in this browser is emptied too.',
  yesSignOut: 'Yes, sign out',
  stay: 'Stay signed in',
  data: 'Your data',
  dataText: 'Profile, addresses, orders and wishlist in one file.',
  downloadData: 'Download my data',
  everywhere: 'Other devices',
  everywhereText:
    'Lost a phone, or signed in on a computer that is not yours? This signs you out there, and here too.',
  signOutEverywhere: 'Sign out everywhere',
  confirmEverywhere: 'Sign out on all devices?',
  confirmEverywhereText:
    'You have to sign in again on each of them. You are signed out here too, and the cart in this browser is emptied.',
  yesEverywhere: 'Yes, sign out everywhere',
  signingOut: 'Signing out…',
}

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
