import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, flag, id, money, optionalText, requiredText } from '#fields.ts'
import { formBody } from '#form-body.ts'
import { directDiscount, productImage, productSize } from '#product.ts'
import { consentSources, genders } from '#rules/constants.ts'
import { changePasswordForm, deleteAccountForm, profileForm } from '#rules/forms.ts'

const profile = z
  .object({
    name: z.string(),
    email: z.string(),
    gender: z.enum(genders),
  })
  .meta({ id: 'Profile' })

export type Profile = z.infer<typeof profile>

/** An entry of the wishlist: the product's fields and its product_detail_id (spec §3). */
const wishlistEntry = z
  .object({
    product_detail_id: id,
    product_name: z.string(),
    retail_price: money,
    net_price: money,
    direct_discount: directDiscount.nullish(),
    product_images: z.array(productImage),
    sizes: z.array(productSize.partial({ is_available: true })),
    short_description: optionalText,
    detailed_description: optionalText,
    /** Whether the product has left the catalogue and has no page; a backend may drop such entries instead. */
    is_gone: flag.nullish(),
  })
  .meta({ id: 'WishlistEntry' })

export type WishlistEntry = z.infer<typeof wishlistEntry>

const wishlistItem = z.object({ product_detail_id: id })

export const accountEndpoints = {
  'GET user/profile': {
    summary: 'Returns the profile of the signed-in customer, with the newsletter subscription.',
    access: 'customer',
    effect: 'reads',
    data: z.object({
      profile,
      newsletter_subscription: flag,
      /** The subscriber's consent. */
      newsletter_consent: z
        .object({
          given_at: z.string(),
          source: z.enum(consentSources).nullish(),
          wording: z.string().nullish(),
        })
        .nullish(),
      /** Whether the backend has `POST auth/sign-out`, so that a customer can sign out everywhere. */
      can_sign_out_everywhere: flag.nullish(),
      /** Whether the backend has `POST user/delete-account`. */
      can_delete_account: flag.nullish(),
      /** Whether `POST user/profile` requires the password for a new e-mail address. */
      needs_password_for_email: flag.nullish(),
      /** Whether `POST auth/confirm-email` has confirmed the address; absent when the backend lacks the call. */
      is_email_confirmed: flag.nullish(),
    }),
  },
  'POST user/profile': {
    summary: 'Changes the name, gender and e-mail address.',
    refuses: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    /** The password is an addition to spec §7, required with a new e-mail address, because that address signs in to the account. */
    body: formBody(profileForm),
    data: confirmation,
  },
  /** An addition to spec §7, with `POST auth/confirm-email`. */
  'POST user/confirmation-mail': {
    summary: "Mails a link that confirms the customer's e-mail address.",
    refuses: ['TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    data: confirmation,
  },
  'POST user/newsletter/subscribe': {
    summary: 'Subscribes to the newsletter.',
    access: 'customer',
    effect: 'writes',
    /** Additions to the spec, as proof of consent (Law 27/2022, article 24); a backend may ignore them. */
    body: z.object({
      source: z.enum(consentSources).optional(),
      /** The text shown with the button. */
      wording: requiredText(500).optional(),
    }),
    data: confirmation,
  },
  'POST user/newsletter/unsubscribe': {
    summary: 'Unsubscribes from the newsletter.',
    access: 'customer',
    effect: 'writes',
    data: confirmation,
  },
  'POST user/change-password': {
    summary: 'Changes the password and ends every session; the response may carry a new token.',
    refuses: ['WRONG_PASSWORD', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    body: formBody(changePasswordForm),
    /** All of the customer's tokens become invalid; a backend may send a new one. */
    data: confirmation.extend({ access_token: z.string().min(1).optional() }),
  },
  /** An addition to spec §7. Without it the shop names a contact. */
  'POST user/delete-account': {
    summary:
      'Deletes the account and all its data. Cancels unpaid orders, and anonymises the buyer of the others.',
    refuses: ['WRONG_PASSWORD', 'OPEN_ORDERS', 'TOO_MANY_REQUESTS'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    body: formBody(deleteAccountForm),
    data: confirmation,
  },
  'GET user/wishlist': {
    summary: 'Returns the wishlist; for a given product, only its entry.',
    access: 'customer',
    effect: 'reads',
    query: z.object({ product_detail_id: id.optional() }),
    data: z.object({ user_wishlists: z.array(wishlistEntry) }),
  },
  'POST user/wishlist': {
    summary: 'Adds a product to the wishlist.',
    refuses: ['NOT_FOUND'],
    access: 'customer',
    effect: 'writes',
    body: wishlistItem,
    data: confirmation,
  },
  'DELETE user/wishlist': {
    summary: 'Removes a product from the wishlist.',
    access: 'customer',
    effect: 'writes',
    body: wishlistItem,
    data: confirmation,
  },
} satisfies EndpointMap
