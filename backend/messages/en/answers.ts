/** What calls answer in words: refusals, and what was done. */
export const answers = {
  request: {
    tooLarge: 'That is more than we can take at once.',
    unreadable: 'We could not read that request.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The shop is not available for a moment. Please try again soon.',
    nothingHere: 'There is nothing here.',
    notAllowed: 'That cannot be done here.',
    check: (fields: string) => `Please check: ${fields}.`,
    tooMany: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  session: {
    ended: 'Your session has ended. Please sign in again.',
    signInFirst: 'Please sign in to continue.',
    signedOut: 'You have signed out.',
    wrongSignIn: 'The email address or the password is wrong.',
    noAccount:
      'We could not create this account. If you already have one, please sign in or ask for a new password.',
    passwordMismatch: "Your password confirmation doesn't match the password",
    passwordSent: 'New password has been sent to your email.',
    invalidEmail: 'Please enter a valid email address',
  },
  account: {
    emailTaken: 'This email address belongs to another account.',
    updated: 'Your profile have been successfully updated.',
    subscribed: 'You have subscribed to our newsletter.',
    unsubscribed: 'You have unsubscribed from our newsletter.',
    wrongPassword: 'The password is wrong.',
    wrongOldPassword: 'The old password is wrong.',
    newPasswordMismatch: "New password doesn't match the confirmation.",
    passwordChanged: 'Your password has been changed.',
    deleted: 'Your account is deleted.',
    openReturn: 'A return of yours is not settled yet. Your account can be deleted once it is.',
    openOrders:
      'An order of yours is paid and has not reached you yet. Your account can be deleted once it has.',
    emailConfirmed: (orders: number) => {
      if (orders === 0) return 'Your email address is confirmed.'
      const moved = orders === 1 ? 'One order that you' : `${orders} orders that you`
      return `Your email address is confirmed. ${moved} made as a guest ${orders === 1 ? 'is' : 'are'} in your account now.`
    },
    emailConfirmedAlready: 'Your email address is confirmed already.',
    linkSent: (days: number) => `A link is on its way to your email. It works for ${days} days.`,
    linkExpired: (days: number) =>
      `This link does not work any more. It works for ${days} days, and only for the address that it was sent to.`,
    linkUsed: 'This link was used already: your email address is confirmed.',
  },
  address: {
    added: 'Your address has been added.',
    updated: 'Your address has been updated.',
    removed: 'Your address has been removed.',
    primaryChanged: 'Your primary address has been changed.',
    primaryStays: 'The primary address cannot be removed.',
    primaryAlready: 'This is your primary address already.',
    gone: 'This address is no longer there.',
    tooMany: (max: number) => `No more than ${max} addresses can be kept.`,
    invalidPhone: 'Please enter a valid phone number',
    invalidZip: 'A zip code has 5 digits.',
    chooseSubdistrict: 'Subdistrict must be chosen.',
    incomplete: 'Please complete the delivery address.',
    chooseFirst: 'Please choose an address first.',
    signInFirst: 'Please sign in to use a saved address.',
  },
  catalogue: {
    noCategory: 'There is no such category.',
    noProduct: 'There is no such product.',
    noStore: 'There is no such store.',
  },
  wishlist: {
    added: 'Item Added to Wishlist',
    removed: 'Item Removed from Wishlist',
  },
  stockAlert: {
    inStock: 'This size is in stock now.',
    added: 'We will write to you once, when this size is back.',
    tooMany: (max: number) =>
      `You are waiting for ${max} sizes already. One of them has to come back first.`,
    stopped: 'You will get no more mails about sizes that are back.',
  },
  cart: {
    empty: 'Your cart is empty',
    changed: 'Your cart has changed. Please check it before you pay.',
    invalidItem: 'Item is not valid.',
    notInCart: 'This item is no longer in your cart.',
    added: 'Item Added to Cart',
    decremented: 'Item Decrement Qty to Cart',
    removed: 'Item Removed from Cart',
    moved: 'Cart Moved',
    /** Lines of the cart on this device, of that from elsewhere, and how many have less than the sum. */
    joined: ({
      here,
      elsewhere,
      limited,
    }: {
      here: number
      elsewhere: number
      limited: number
    }) => {
      const count = (lines: number) => (lines === 1 ? '1 item' : `${lines} items`)
      if (here === 0) return `Your cart is here: ${count(elsewhere)}.`
      const both = `We joined your carts: ${count(here)} from this device, ${count(elsewhere)} from elsewhere.`
      return limited > 0
        ? `${both} There is not enough stock for all pieces of ${count(limited)}.`
        : both
    },
    outOfStock: (name: string, size: string, available: number) => {
      const item = `${name}, size ${size},`
      if (available <= 0) return `${item} is out of stock.`
      return `${item} has only ${available} ${available === 1 ? 'piece' : 'pieces'} left.`
    },
    overOrderLimit: (name: string, limit: number) =>
      `${name}: each customer can have ${limit === 1 ? 'one piece' : `${limit} pieces`}, in all orders together.`,
    noneInStore: 'This store has none of your items.',
  },
  promo: {
    invalid: 'This promo code is not valid.',
    ended: 'This promo has ended.',
    usedUp: 'This promo code has been used up.',
    withoutEffect: 'This promo takes nothing off this order.',
  },
  checkout: {
    emailMissing: 'Please input your email address.',
    priceChanged: 'A price has changed. Please check your cart before you pay.',
    chooseShipping: 'Please choose a shipping method.',
    shippingChanged: 'The shipping cost has changed. Please choose it again.',
    noOnlineOrders: 'This store does not send online orders.',
    payFirst:
      'You have several orders that are not paid yet. Please pay for one of them, or wait until its time to pay has passed.',
    busyNetwork:
      'Too many orders from your network are waiting for payment. Please try again later, or from another network.',
    anothersOrder: 'This order belongs to another account.',
    signInForOrder: 'Please sign in to continue with this order.',
    closed: 'This order is closed: it was paid, or its time to pay has passed.',
  },
  returns: {
    asked: 'We have your request. We write to you when it is decided.',
    notArrived: 'An order can be returned once it has arrived.',
    tooLate: 'The time to return this order has passed. Please ask us.',
    noPicture: 'One of the pictures cannot be read. Please choose another one.',
    pictureGone: 'There is no such picture.',
  },
  updates: {
    stopped: 'There will be no more updates of this order by WhatsApp.',
    noPhone: 'That is no Indonesian phone number.',
  },
  reviews: {
    written: 'Thank you. Your review is shown once we have read it.',
    noLine: 'This order has no such item.',
    notArrived: 'An item can be reviewed once it has arrived.',
  },
  passkeys: {
    refused: 'This passkey did not work. Please sign in with your password.',
    added: 'Your passkey is added.',
    removed: 'The passkey is removed. Please delete it on your device, too.',
    gone: 'This passkey is no longer there.',
    defaultName: 'Passkey',
  },
  order: {
    unknown: 'There is no such order.',
    notFound: 'We found no order with this number and email address.',
    linkExpired: 'This link to your order has expired.',
    linkSent: 'If there is such an order, a new link is on its way to your email.',
    cancelled: 'Your order is cancelled. Nothing was charged.',
    expired: 'The time to pay has passed, so there is nothing to cancel.',
    paid: 'This order is paid and can no longer be cancelled here. Please ask us.',
  },
}
