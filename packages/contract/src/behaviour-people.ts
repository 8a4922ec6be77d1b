import type { accountEndpoints } from '#account.ts'
import type { addressEndpoints } from '#address.ts'
import type { authEndpoints } from '#auth.ts'
import type { Behaviour } from '#behaviour.ts'
import type { passkeyEndpoints } from '#passkey.ts'

type Call =
  | keyof typeof authEndpoints
  | keyof typeof passkeyEndpoints
  | keyof typeof accountEndpoints
  | keyof typeof addressEndpoints

const ownAddress = "Refuse another customer's address as if it did not exist."

/** Duties of a backend in the calls of sessions and accounts. */
export const peopleBehaviour: Behaviour<Call> = {
  'POST auth/sign-in': [
    'Give the same response for an unknown address and a wrong password.',
    'Limit the attempts per address.',
    'Generate an unguessable token. The shop sends it back in Authorization exactly as issued.',
  ],
  'POST auth/sign-up': [
    'Store only a hash of the password. Passwords have at least 8 characters, and arrive exactly as typed.',
    'Compare e-mail addresses case-insensitively: one account per address.',
  ],
  'POST auth/forgot-password': [
    'Give the same response for known and unknown addresses.',
    'Mail a new password that signs in once within 24 hours. Keep the current password valid; otherwise strangers could lock a customer out.',
  ],
  'POST auth/confirm-email': [
    'Accept each token once. Move the orders that guests made with this address into the account only then.',
  ],
  'POST auth/passkey-options': [
    'Generate an unguessable challenge. Keep it until it is answered, for at most five minutes.',
  ],
  'POST auth/passkey': [
    'Accept each challenge once. Refuse with PASSKEY_REFUSED a response to a different challenge, from a different site, from a removed key, or without user verification.',
  ],
  'GET user/passkeys': ['Send only the names and times of the keys.'],
  'POST user/passkey-options': [
    'Require the password: otherwise anyone with only a session could keep access to the account for ever.',
    'List the keys that the customer already has, so that a device does not create a second one.',
  ],
  'POST user/passkey': [
    'Accept each challenge once, from the customer it was made for. Refuse all others with PASSKEY_REFUSED.',
  ],
  'POST user/passkey-remove': ["Refuse another customer's key as if it did not exist."],
  'POST auth/sign-out': [
    'Refuse the token with 401 from then on; with `everywhere`, refuse all tokens of the customer.',
  ],
  'GET user/profile': [
    'Refuse a token that is no longer valid with 401: the shop then ends the session.',
  ],
  'POST user/profile': [
    'Refuse an address that belongs to another account with EMAIL_TAKEN.',
    'If needs_password_for_email is 1, require the password to change the address.',
  ],
  'POST user/confirmation-mail': [
    'Send the link only to the address of the account, and limit the number of mails.',
  ],
  'POST user/newsletter/subscribe': ['Change nothing if the customer is already subscribed.'],
  'POST user/newsletter/unsubscribe': ['Change nothing if the customer is not subscribed.'],
  'POST user/change-password': [
    'End all tokens of the customer. The response may carry a new one in access_token. Passkeys stay valid.',
  ],
  'POST user/delete-account': [
    'Cancel unpaid orders and return their stock. Keep paid orders without the name of the buyer.',
    'End all tokens, and free the address for a new account.',
  ],
  'GET user/wishlist': [
    "Send only the customer's own wishlist; with product_detail_id, send one entry or none.",
  ],
  'POST user/wishlist': ['Keep one entry per product, however often it is added.'],
  'DELETE user/wishlist': ['Succeed even if the product is not in the wishlist.'],
  'GET user/address': ['Send the primary address first.'],
  'POST user/address': [
    'Save a new address; the first one becomes the primary address. Do not save the same address twice.',
    'Store address_pin if GET user/address sends has_address_pin. Refuse a pin outside Indonesia with ADDRESS_INCOMPLETE.',
  ],
  'PUT user/address': [
    ownAddress,
    'Do not change is_primary.',
    'If address_pin is left out, remove the stored pin.',
  ],
  'DELETE user/address': [
    ownAddress,
    'Refuse to remove the primary address.',
    'Do not change orders that were sent to the address.',
  ],
  'POST user/address-primary': [
    ownAddress,
    'Unmark the previous primary address in the same step.',
  ],
}
