const othersAddress =
  "Another customer's address is refused with 404, 403 or 400, and stays as it is."
const primaryAddress = 'The primary address is refused with 400.'
const otherConfirmation = 'A confirmation that differs is refused with 400.'

/** The suite's checks of sessions, accounts and a customer's orders. */
export const peopleRules = {
  'POST auth/sign-up': {
    'a password of 7 characters': 'A password of 7 characters is refused with 400.',
    'a confirmation that differs': otherConfirmation,
    'an address that is taken': 'An address that has an account is refused with 400.',
  },
  'POST auth/sign-in': {
    'a wrong password': 'A wrong password is refused with 400 or 401.',
    'an unknown address': 'An unknown address is refused with the same message.',
    'a deleted account': 'A deleted account is refused with 400 or 401.',
    'a megabyte': 'A body of a megabyte is refused with 413 or 400.',
  },
  'POST auth/sign-out': {
    'a token after its sign-out':
      'A token that has signed out is refused with 401; another of the customer is not.',
    'a token after a sign-out everywhere':
      'After a sign-out everywhere all tokens are refused with 401.',
  },
  'POST auth/confirm-email': {
    'a token that is none': 'A token that is none is refused with 400.',
    code: 'Its code is LINK_EXPIRED.',
  },
  'POST auth/passkey-options': {
    challenge: 'Two calls have two challenges.',
  },
  'POST auth/passkey': {
    'a key that nobody has': 'A key that nobody has is refused with 400.',
    code: 'Its code is PASSKEY_REFUSED.',
  },
  'GET user/passkeys': { passkeys: 'A new customer has none.' },
  'POST user/passkey-options': {
    'a wrong password': 'A wrong password is refused with 400.',
    challenge: 'Two calls have two challenges.',
  },
  'POST user/passkey': {
    'a key that was not asked for': 'A key that was not asked for is refused with 400.',
  },
  'POST user/passkey-remove': {
    'a key that does not exist': 'A key that does not exist is refused with 404.',
  },
  'GET user/profile': {
    profile: 'Name and e-mail address are those of the sign-up.',
    is_email_confirmed: 'An address is not confirmed before its proof.',
    'a token from before the change':
      'A token from before a change of the password is refused with 401.',
    'a token of a deleted account': 'A token of a deleted account is refused with 401.',
  },
  'POST user/profile': {
    name: 'Name and gender are changed afterwards.',
    'a new address without the password':
      'Where needs_password_for_email is 1, a new address without the password is refused with 400.',
  },
  'POST user/newsletter/subscribe': {
    newsletter_subscription: 'GET user/profile says 1 afterwards.',
  },
  'POST user/newsletter/unsubscribe': {
    newsletter_subscription: 'GET user/profile says 0 afterwards.',
  },
  'POST user/change-password': {
    'a wrong old password': 'A wrong old password is refused with 400.',
    'a confirmation that differs': otherConfirmation,
  },
  'POST user/delete-account': {
    'a wrong password': 'A wrong password is refused with 400, and deletes nothing.',
  },
  'GET user/wishlist': { product_detail_id: 'With a product, only its entry is there.' },
  'POST user/wishlist': {
    user_wishlists: 'A product that is added twice is there once.',
    'a product that does not exist': 'A product that does not exist is refused with 404 or 400.',
  },
  'DELETE user/wishlist': { user_wishlists: 'The product is gone afterwards.' },
  'GET user/address': {
    address_street: 'An address is as it was saved.',
    is_primary: 'Of all addresses one is primary.',
  },
  'PUT user/address': {
    label: 'The address is as it was changed last.',
    address_pin: 'Where addresses take a pin, it is kept until the address is saved without.',
    'a pin abroad': 'An address_pin outside of Indonesia is refused with 400, and changes nothing.',
    "another customer's address": othersAddress,
  },
  'DELETE user/address': {
    'the primary address': primaryAddress,
    "another customer's address": othersAddress,
  },
  'POST user/address-primary': {
    is_primary: 'The address is the only primary one afterwards.',
    'the primary address': primaryAddress,
    "another customer's address": othersAddress,
  },
  'GET user/orders': {
    user_orders: 'An order is there after it was placed; a new customer has none.',
    order: 'The newest order is the first.',
    trx_status: 'An order that is not paid is PENDING.',
    invoice: 'An order that is not paid has no invoice.',
    trx_date: 'The time of an order is now, in WIB.',
    address_street: 'A delivery goes to the saved address that was chosen.',
    sales_trx_details: 'The lines are those of the cart.',
    size_name: 'A size that is named has the name that the product gives it.',
    subtotal: 'A line costs at most qty × net_price.',
    grand_total:
      'Lines − discount + shipping_cost are grand_total, which is what the summary said.',
  },
  'GET user/order': {
    user_order: 'The order is the one asked for.',
    'an order that does not exist': 'An order that does not exist is refused with 404.',
    "another customer's order": "Another customer's order is refused with 404.",
  },
} as const
