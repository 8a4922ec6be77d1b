/** The account area. */
export const accountMessages = {
  link: 'Account',
  menu: 'Your account',
  information: 'Account Information',
  orders: 'My Orders',
  wishlist: 'My Wishlists',
  addresses: 'Shipping Addresses',
  changePassword: 'Change Password',
  changePasswordText: "You'll be signed out on all other devices and stay signed in here.",
  yesChangePassword: 'Change password',
  goOn: 'Continue',
  save: 'Save changes',
  saving: 'Saving…',
  profileSaved: 'Your profile have been successfully updated.',
  passwordForEmail:
    "Only for a new email address, because you sign in with it. We'll tell your old address too.",
  newsletter: 'Newsletter',
  subscribed:
    "You're subscribed to our newsletter: new arrivals, and news of sales before they start.",
  notSubscribed: 'Be the first to hear about new arrivals and sales.',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  signOut: 'Sign Out',
  confirmSignOut: 'Are you sure want to sign out?',
  confirmSignOutText: 'This also empties the cart in this browser.',
  yesSignOut: 'Yes, sign out',
  stay: 'Stay signed in',
  data: 'Your data',
  dataText: 'Your profile, addresses, orders and wishlist in one file.',
  downloadData: 'Download my data',
  everywhere: 'Other devices',
  everywhereText:
    "Lost your phone, or signed in on someone else's computer? Sign out on all devices, including this one.",
  signOutEverywhere: 'Sign out everywhere',
  confirmEverywhere: 'Sign out on all devices?',
  confirmEverywhereText:
    "You'll have to sign in again on each device, including this one. This also empties the cart in this browser.",
  yesEverywhere: 'Yes, sign out everywhere',
  signingOut: 'Signing out…',
}

/** The end of an account. */
export const deleteAccountMessages = {
  title: 'Delete my account',
  text: "This can't be undone.",
  download: 'Download your data first if you want to keep it.',
  goes: 'What we delete',
  going: [
    'Your name, email address and password, your saved addresses and your wishlist.',
    'Your newsletter subscription and your back-in-stock alerts.',
    "Unpaid orders: we cancel them, and you won't be charged.",
    'Your sessions on all devices, and the cart in this browser.',
  ],
  stays: 'What we keep',
  staying: [
    'Paid orders, as the law requires: their items and prices, without your name, phone number, street and email address. Nobody can open them any more, including you.',
    "Orders that you placed as a guest and that haven't moved to this account.",
  ],
  wait: "You can't delete your account while a paid order is on its way to you.",
  password: "Your password, to confirm it's you",
  confirm: 'Delete my account permanently',
  keep: 'Keep my account',
  notOffered: "You can't delete your account here. Please contact us, and we'll delete it for you.",
}
