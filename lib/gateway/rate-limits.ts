export interface RateLimit {
  /** Allowed writes per window. */
  max: number
  windowMinutes: number
}

const perQuarterHour = (max: number): RateLimit => ({ max, windowMinutes: 15 })

/** All reads of one address together: an office, or a mobile network, that shops with a hundred calls a second. */
export const allReads: RateLimit = { max: 30_000, windowMinutes: 5 }

/** All writes of one address together. An office or a mobile network shares one address, so this is wide. */
export const allWrites: RateLimit = { max: 6_000, windowMinutes: 5 }

/** Calls of one address by call: a shopper who types sends some for each word. */
export const perAddress: Readonly<Record<string, RateLimit>> = {
  'POST auth/sign-in': perQuarterHour(300),
  'POST auth/passkey-options': perQuarterHour(3_000),
  'POST auth/passkey': perQuarterHour(300),
  'POST user/passkey-options': perQuarterHour(100),
  'POST auth/sign-up': perQuarterHour(150),
  'POST auth/forgot-password': perQuarterHour(100),
  'POST auth/confirm-email': perQuarterHour(100),
  'POST user/confirmation-mail': perQuarterHour(100),
  'POST user/delete-account': perQuarterHour(100),
  'POST user/change-password': perQuarterHour(100),
  'POST user/newsletter/subscribe': perQuarterHour(100),
  'POST stock-alert': perQuarterHour(100),
  'POST stock-alert-stop': perQuarterHour(100),
  'POST order-lookup': perQuarterHour(300),
  'POST order-link': perQuarterHour(100),
  'POST order-cancel': perQuarterHour(100),
  'POST user/order-cancel': perQuarterHour(100),
  'POST order-updates-stop': perQuarterHour(100),
  'POST user/order-updates-stop': perQuarterHour(100),
  'POST order-return': perQuarterHour(60),
  'POST user/order-return': perQuarterHour(60),
  'POST order-review': perQuarterHour(60),
  'POST user/review': perQuarterHour(60),
  'POST checkout-promo-code': perQuarterHour(300),
  'POST checkout-trx': perQuarterHour(300),
  'POST ucp': perQuarterHour(1_200),
  'GET account-data': perQuarterHour(100),
  'GET order-link': perQuarterHour(1_200),
  'GET payment-qr': perQuarterHour(1_200),
  'GET pickup-voucher': perQuarterHour(1_200),
  'GET user/order-return-picture': perQuarterHour(3_000),
  'POST order-return-picture': perQuarterHour(3_000),
  'GET session/ended': perQuarterHour(1_200),
  'GET search-suggestions': { max: 6_000, windowMinutes: 5 },
  'GET buy-now': { max: 1_200, windowMinutes: 5 },
  'GET product-promise': { max: 1_200, windowMinutes: 5 },
}

/** Writes of one address that the shop answers itself: a checkout sends one for each pause while typing, a page one for each event. */
export const ownWritesPerAddress: Readonly<Record<string, RateLimit>> = {
  'POST analytics': { max: 6_000, windowMinutes: 5 },
  'PUT checkout-draft': { max: 6_000, windowMinutes: 5 },
  'DELETE checkout-draft': perQuarterHour(1_000),
  'PUT pending-order': perQuarterHour(1_000),
  'DELETE pending-order': perQuarterHour(1_000),
}

/** Attempts on one account or order by call: those of strangers together, from any address, and of each browser that knows it. */
export const attempts: Readonly<Record<string, RateLimit>> = {
  'POST auth/sign-in': perQuarterHour(20),
  'POST order-lookup': perQuarterHour(10),
  'POST order-link': perQuarterHour(5),
}

/** Mails to one address by call, counted like attempts. Each limit holds. */
export const mails: Readonly<Record<string, readonly RateLimit[]>> = {
  'POST auth/forgot-password': [perQuarterHour(3), { max: 10, windowMinutes: 24 * 60 }],
}
