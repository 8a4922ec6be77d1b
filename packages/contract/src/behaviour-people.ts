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

const ownAddress = "Refuse another customer's address as one that does not exist."

/** Duties of a backend in the calls of sessions and accounts. */
export const peopleBehaviour: Behaviour<Call> = {
  'POST auth/sign-in': [
    'Give an unknown address and a wrong password one answer.',
    'Limit the attempts for an address.',
    'Make a token that cannot be guessed; it is sent back in Authorization as it was issued.',
  ],
  'POST auth/sign-up': [
    'Keep a hash of the password alone; passwords have 8 characters or more, and arrive as they were typed.',
    'Compare e-mail addresses without regard to case: one account for one address.',
  ],
  'POST auth/forgot-password': [
    'Answer known and unknown addresses alike.',
    'Mail a new password that signs in once within 24 hours, and leave the own one valid: else strangers could lock a customer out.',
  ],
  'POST auth/confirm-email': [
    'Take each token once, and move the orders that guests made with this address into the account then, never before.',
  ],
  'POST auth/passkey-options': [
    'Make a challenge that cannot be guessed, and keep it until it is answered, for five minutes at most.',
  ],
  'POST auth/passkey': [
    'Take each challenge once, and refuse an answer to another one, of another site, of a key that was removed, or without a check of the person, with PASSKEY_REFUSED.',
  ],
  'GET user/passkeys': ['Send nothing of the keys but their names and times.'],
  'POST user/passkey-options': [
    'Ask for the password: whoever has a session alone could stay in the account for ever.',
    'Name the keys that the customer has already, so that a device makes no second one.',
  ],
  'POST user/passkey': [
    'Take each challenge once, from the customer it was made for, and refuse all others with PASSKEY_REFUSED.',
  ],
  'POST user/passkey-remove': ["Refuse another customer's key as one that does not exist."],
  'POST auth/sign-out': [
    'Refuse the token from then on with 401; with everywhere all tokens of the customer.',
  ],
  'GET user/profile': ['Refuse a token that has ended with 401: the shop then ends the session.'],
  'POST user/profile': [
    'Refuse an address that another account has with EMAIL_TAKEN.',
    'Ask for the password before the address changes where needs_password_for_email is 1.',
  ],
  'POST user/confirmation-mail': [
    'Send the link to the address of the account alone, and limit the mails.',
  ],
  'POST user/newsletter/subscribe': ['Change nothing for one who has subscribed already.'],
  'POST user/newsletter/unsubscribe': ['Change nothing for one who has not subscribed.'],
  'POST user/change-password': [
    'End all tokens of the customer; a new one may come in access_token. Passkeys stay.',
  ],
  'POST user/delete-account': [
    'Cancel unpaid orders with their stock, and keep paid ones without the name of the buyer.',
    'End all tokens, and free the address for a new account.',
  ],
  'GET user/wishlist': [
    "Send the customer's own wishlist; with product_detail_id one entry or none.",
  ],
  'POST user/wishlist': ['Keep one entry of a product, however often it is added.'],
  'DELETE user/wishlist': ['Succeed also where the product is not there.'],
  'GET user/address': ['Send the primary address first.'],
  'POST user/address': [
    'Save it as a new address, the first as the primary one; the same address again is not saved twice.',
    'Keep address_pin where GET user/address says has_address_pin. Refuse one outside of Indonesia with ADDRESS_INCOMPLETE.',
  ],
  'PUT user/address': [
    ownAddress,
    'Leave is_primary as it is.',
    'Without address_pin, it has none any longer.',
  ],
  'DELETE user/address': [
    ownAddress,
    'Refuse the primary address.',
    'Leave orders that were sent there as they are.',
  ],
  'POST user/address-primary': [
    ownAddress,
    'Take the mark off the other address in the same step.',
  ],
}
