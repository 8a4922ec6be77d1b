/** Texts of responses: refusals and confirmations. */
export const answers = {
  request: {
    tooLarge: "That's too much to send at once.",
    unreadable: "We couldn't read that request.",
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The shop is temporarily unavailable. Please try again soon.',
    nothingHere: "We couldn't find that.",
    notAllowed: "That can't be done here.",
    check: (fields: string) => `Please check: ${fields}.`,
    tooMany: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  session: {
    ended: 'Your session has ended. Please sign in again.',
    signInFirst: 'Please sign in to continue.',
    signedOut: 'You have signed out.',
    wrongSignIn: 'The email address or password is wrong.',
    noAccount:
      "We couldn't create this account. If you already have one, please sign in or request a new password.",
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
    deleted: 'Your account has been deleted.',
    openReturn: "One of your returns isn't settled yet. You can delete your account once it is.",
    openOrders: "A paid order hasn't reached you yet. You can delete your account once it has.",
    emailConfirmed: (orders: number) => {
      if (orders === 0) return 'Your email address is confirmed.'
      const moved = orders === 1 ? 'One order you' : `${orders} orders you`
      return `Your email address is confirmed. ${moved} placed as a guest ${orders === 1 ? 'is' : 'are'} now in your account.`
    },
    emailConfirmedAlready: 'Your email address is already confirmed.',
    linkSent: (days: number) => `We've emailed you a link. It works for ${days} days.`,
    linkExpired: (days: number) =>
      `This link no longer works. A link works for ${days} days, and only for the address we sent it to.`,
    linkUsed: 'This link was already used: your email address is confirmed.',
  },
  address: {
    added: 'Your address has been added.',
    updated: 'Your address has been updated.',
    removed: 'Your address has been removed.',
    primaryChanged: 'Your primary address has been changed.',
    primaryStays: "You can't remove your primary address.",
    primaryAlready: 'This is already your primary address.',
    gone: 'This address no longer exists.',
    tooMany: (max: number) => `You can save up to ${max} addresses.`,
    invalidPhone: 'Please enter a valid phone number',
    invalidZip: 'Please enter a 5-digit zipcode',
    pinOutside: "The pin isn't in Indonesia. Please put it where we deliver, or leave it out.",
    chooseSubdistrict: 'Subdistrict must be chosen.',
    incomplete: 'Please complete the delivery address.',
    chooseFirst: 'Please choose an address first.',
    signInFirst: 'Please sign in to use a saved address.',
  },
  catalogue: {
    noCategory: "This category doesn't exist.",
    noProduct: "This product doesn't exist.",
    noStore: "This store doesn't exist.",
  },
  wishlist: {
    added: 'Item Added to Wishlist',
    removed: 'Item Removed from Wishlist',
  },
  stockAlert: {
    inStock: 'This size is in stock now.',
    added: "We'll email you once, when this size is back.",
    tooMany: (max: number) =>
      `You're already waiting for ${max} sizes. You can add another once one of them is back.`,
    stopped: "You won't get any more emails about sizes that are back.",
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
    /** Cart lines on this device, lines from the account's cart, and how many were reduced by stock. */
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
      if (here === 0) return `Your cart came with you: ${count(elsewhere)}.`
      const both = `We've merged your carts: ${count(here)} from this device, ${count(elsewhere)} from elsewhere.`
      return limited > 0
        ? `${both} There isn't enough stock for the full quantity of ${count(limited)}.`
        : both
    },
    outOfStock: (name: string, size: string, available: number) => {
      const item = `${name}, size ${size},`
      if (available <= 0) return `${item} is out of stock.`
      return `${item} has only ${available} left.`
    },
    overOrderLimit: (name: string, limit: number) =>
      `${name}: limit of ${limit === 1 ? 'one' : limit} per customer, across all orders.`,
    noneInStore: 'This store has none of your items.',
  },
  promo: {
    invalid: "This promo code isn't valid.",
    ended: 'This promo has ended.',
    usedUp: 'This promo code has been used up.',
    withoutEffect: "This promo code doesn't apply to this order.",
    leavesTooLittle: (minimum: string) =>
      `This promo would leave less than ${minimum} to pay, the least that our payment provider takes. Add something to your order, or leave the code out.`,
  },
  checkout: {
    emailMissing: 'Please input your email address.',
    priceChanged: 'A price has changed. Please check your cart before you pay.',
    tooLittle: (minimum: string) =>
      `Our payment provider takes no less than ${minimum}. Please add something to your order.`,
    chooseShipping: 'Please choose a shipping method.',
    shippingChanged: 'The shipping cost has changed. Please choose a shipping method again.',
    noOnlineOrders: "This store doesn't ship online orders.",
    payFirst:
      'You have several unpaid orders. Please pay for one of them, or wait until its payment deadline has passed.',
    busyNetwork:
      'Too many orders from your network are waiting for payment. Please try again later, or from another network.',
    manyUnpaid: (product: string) =>
      `Too many orders of ${product} from your network are waiting for payment. Please order it later, or from another network. You can order other items now.`,
    wayGone: "This way to pay isn't offered for this order. Please choose again.",
    openCash: (limit: number) =>
      `You already have ${limit === 1 ? 'an order' : `${limit} orders`} to pay in cash. Please pay for ${limit === 1 ? 'it' : 'one of them'} first, or pay online.`,
    anothersOrder: 'This order belongs to another account.',
    signInForOrder: 'Please sign in to continue with this order.',
    closed: 'This order is closed: it was paid, or its payment deadline has passed.',
  },
  returns: {
    asked: "We've received your request and will email you our decision.",
    already: 'You have already asked to return this order. Your first request stays.',
    notArrived: 'You can return an order once it has arrived.',
    tooLate: 'The time to return this order has passed. Please contact us.',
    noPicture: "We couldn't read one of the pictures. Please choose another one.",
    tooManyPixels: ({ has, most }: { has: number; most: number }) =>
      `One of the pictures has ${has} megapixels. Please choose one of at most ${most} megapixels.`,
    pictureGone: "This picture doesn't exist.",
  },
  updates: {
    stopped: "You won't get any more WhatsApp updates on this order.",
    noPhone: "That isn't an Indonesian phone number.",
  },
  reviews: {
    written: "Thank you. We'll publish your review once we've read it.",
    already: 'You have already reviewed this item. Your first review stays.',
    noLine: "This item isn't in the order.",
    notArrived: 'You can review an item once it has arrived.',
  },
  passkeys: {
    refused: "This passkey didn't work. Please sign in with your password.",
    added: 'Your passkey has been added.',
    removed: 'The passkey has been removed. Please delete it on your device, too.',
    gone: 'This passkey no longer exists.',
    defaultName: 'Passkey',
  },
  order: {
    /** Changes that staff made to a placed order. */
    changed: {
      ADDED: (product: string) => `${product} (added)`,
      EXCHANGE: (product: string) => `${product} (in exchange)`,
      REPLACEMENT: (product: string) => `${product} (replacement)`,
    },
    unknown: "This order doesn't exist.",
    notFound: "We couldn't find an order with this number and email address.",
    linkExpired: 'This link to your order has expired.',
    linkSent: "If the order exists, we've emailed you a new link.",
    cancelled: "Your order is cancelled. You weren't charged.",
    expired: "The payment deadline has passed, so there's nothing to cancel.",
    onItsWay:
      "This order is being packed or on its way, so it can't be cancelled here any more. If you don't accept the parcel, you don't pay.",
    paid: 'This order is paid and can no longer be cancelled here. Please contact us.',
  },
}
