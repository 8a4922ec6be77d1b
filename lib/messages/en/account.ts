/** The account area. */
export const account = {
  link: 'Account',
  menu: 'Your account',
  information: 'Account Information',
  goOn: 'Go on',
  save: 'Save changes',
  saving: 'Saving…',
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
}
