/** Maximum lengths in an address form, in characters, as in the contract. */
export const addressLimits = {
  label: 60,
  recipientName: 100,
  recipientPhone: 30,
  street: 300,
  zip: 10,
  notes: 300,
} as const

/** Maximum length of an account's name. */
export const nameLimit = 100

/** Maximum length of an e-mail address; mail and the payment provider accept no longer ones. */
export const emailLimit = 128

/** Maximum length of the words of a search. */
export const searchLimit = 100

/** Maximum length of a promo code. */
export const promoCodeLimit = 40

/** Maximum length of the notes for the shop. */
export const orderNotesLimit = 300

/** Maximum length of an order number as a shopper types it. */
export const orderNumberLimit = 40

/** Maximum length of the token of an order. */
export const orderTokenLimit = 400

/** Maximum length of the token of a browser that was signed in. */
export const deviceTokenLimit = 200

/** Maximum length of the token that confirms an e-mail address. */
export const confirmationTokenLimit = 400
