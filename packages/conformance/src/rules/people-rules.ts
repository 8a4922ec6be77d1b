const othersAddress =
  "Refuses another customer's address with 404, 403 or 400, and leaves it unchanged."
const primaryAddress = 'Refuses the primary address with 400.'
const otherConfirmation = 'Refuses a different confirmation with 400.'

/** The suite's checks of sessions, accounts and a customer's orders. */
export const peopleRules = {
  'POST auth/sign-up': {
    'a password of 7 characters': 'Refuses a password of 7 characters with 400.',
    'a confirmation that differs': otherConfirmation,
    'an address that is taken': 'Refuses an address that already has an account with 400.',
  },
  'POST auth/sign-in': {
    'a wrong password': 'Refuses a wrong password with 400 or 401.',
    'an unknown address': 'Refuses an unknown address with the same message.',
    'a deleted account': 'Refuses a deleted account with 400 or 401.',
    'a megabyte': 'Refuses a body of one megabyte with 413 or 400.',
  },
  'POST auth/sign-out': {
    'a token after its sign-out':
      "Refuses a signed-out token with 401, but not the customer's other token.",
    'a token after a sign-out everywhere':
      'After a sign-out everywhere, refuses all tokens with 401.',
  },
  'POST auth/confirm-email': {
    'a token that is none': 'Refuses an invalid token with 400.',
    code: 'The code is LINK_EXPIRED.',
  },
  'POST auth/passkey-options': {
    challenge: 'Two calls get two different challenges.',
  },
  'POST auth/passkey': {
    'a key that nobody has': 'Refuses an unknown key with 400.',
    code: 'The code is PASSKEY_REFUSED.',
  },
  'GET user/passkeys': { passkeys: 'A new customer has no passkeys.' },
  'POST user/passkey-options': {
    'a wrong password': 'Refuses a wrong password with 400.',
    challenge: 'Two calls get two different challenges.',
  },
  'POST user/passkey': {
    'a key that was not asked for': 'Refuses a key that was not requested with 400.',
  },
  'POST user/passkey-remove': {
    'a key that does not exist': 'Refuses a key that does not exist with 404.',
  },
  'GET user/profile': {
    profile: 'The name and e-mail address are those of the sign-up.',
    is_email_confirmed: 'An address is not confirmed before its owner confirms it.',
    'a token from before the change':
      'After a change of the password, refuses older tokens with 401.',
    'a token of a deleted account': 'Refuses a token of a deleted account with 401.',
  },
  'POST user/profile': {
    name: 'The name and gender are changed after the call.',
    'a new address without the password':
      'If needs_password_for_email is 1, refuses a new address without the password with 400.',
  },
  'POST user/newsletter/subscribe': {
    newsletter_subscription: 'GET user/profile returns 1 after the call.',
  },
  'POST user/newsletter/unsubscribe': {
    newsletter_subscription: 'GET user/profile returns 0 after the call.',
  },
  'POST user/change-password': {
    'a wrong old password': 'Refuses a wrong old password with 400.',
    'a confirmation that differs': otherConfirmation,
  },
  'POST user/delete-account': {
    'a wrong password': 'Refuses a wrong password with 400, and deletes nothing.',
  },
  'GET user/wishlist': {
    product_detail_id: 'With a product, returns only the entry of that product.',
  },
  'POST user/wishlist': {
    user_wishlists: 'A product that is added twice appears once.',
    'a product that does not exist': 'Refuses a product that does not exist with 404 or 400.',
  },
  'DELETE user/wishlist': { user_wishlists: 'The product is gone after the call.' },
  'GET user/address': {
    address_street: 'An address is returned as it was saved.',
    is_primary: 'Exactly one address is primary.',
  },
  'PUT user/address': {
    label: 'The address is returned as it was last changed.',
    address_pin: 'If addresses have pins, the pin is kept until the address is saved without one.',
    'a pin abroad': 'Refuses an address_pin outside Indonesia with 400, and changes nothing.',
    "another customer's address": othersAddress,
  },
  'DELETE user/address': {
    'the primary address': primaryAddress,
    "another customer's address": othersAddress,
  },
  'POST user/address-primary': {
    is_primary: 'The address is the only primary one after the call.',
    'the primary address': primaryAddress,
    "another customer's address": othersAddress,
  },
  'GET user/orders': {
    user_orders: 'An order appears after it was placed; a new customer has none.',
    order: 'The newest order comes first.',
    trx_status: 'An unpaid order is PENDING.',
    invoice: 'An unpaid order has no invoice.',
    trx_date: 'The time of a new order is the current time in WIB.',
    address_street: 'A delivery goes to the chosen saved address.',
    sales_trx_details: 'The lines are those of the cart.',
    size_name: 'If a line names a size, the name is the one that the product gives it.',
    subtotal: 'A line costs at most qty × net_price.',
    grand_total:
      'Lines − discount + shipping_cost equals grand_total, which equals the total of the summary.',
  },
  'GET user/order': {
    user_order: 'Returns the requested order.',
    'an order that does not exist': 'Refuses an order that does not exist with 404.',
    "another customer's order": "Refuses another customer's order with 404.",
  },
} as const
