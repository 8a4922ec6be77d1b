/** Products on one page of a list (spec §9). */
export const pageSize = 8

/** The maximum number of products that a search counts and returns: counting more would read the whole catalogue. */
export const maxSearchCount = 1_000

/** How long an unpaid order is held, in hours (spec §9). */
export const unpaidOrderHours = 24

/** Days after receipt within which a faulty or wrong item can be reported and returned (spec §9). */
export const returnDays = 3

/** Why a buyer returns an order. */
export const returnReasons = [
  'DAMAGED',
  'WRONG_ITEM',
  'WRONG_SIZE',
  'NOT_AS_SHOWN',
  'OTHER',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** A buyer's opinion on how a size fits. */
export const reviewFits = ['SMALL', 'TRUE', 'LARGE'] as const
export type ReviewFit = (typeof reviewFits)[number]

/** Days after payment within which a delivery is processed (spec §9). */
export const handlingDays = 1

/** How long a store prepares a paid pickup order, in hours (spec §9). */
export const pickupPreparationHours = 1

/** The maximum number of pieces of one size in a cart. */
export const maxLineQty = 99

/** Group of children's clothes (spec §9). */
export const kidsGroupId = 3

/** Categories with a landing page; any other name means the last one (spec §2). */
export const landingCategories = ['men', 'women'] as const
export type LandingCategory = (typeof landingCategories)[number]

/** Ids of the categories with a landing page (spec §9). */
export const landingCategoryIds: Record<LandingCategory, number> = { men: 6, women: 7 }

export const sorts = ['NEWEST', 'PRICE_DESC', 'PRICE_ASC'] as const
export type Sort = (typeof sorts)[number]

export const shippingTypes = ['ONLINE_DELIVERY', 'PICKUP_ON_STORE'] as const
export type ShippingType = (typeof shippingTypes)[number]

/** Ways to pay without a payment provider: in cash on delivery, or at the till on pickup. */
export const paymentWays = ['CASH_ON_DELIVERY', 'PAY_AT_STORE'] as const
export type PaymentWay = (typeof paymentWays)[number]

export const genders = ['MALE', 'FEMALE'] as const

/** Forms that subscribe to the newsletter. */
export const consentSources = ['account', 'footer'] as const
export type ConsentSource = (typeof consentSources)[number]

/** Minimum length of a password (spec §9). */
export const minPasswordLength = 8

/** Maximum length of a password. */
export const maxPasswordLength = 200

/** How long the success message of a sign-in or sign-up is shown before the redirect, in milliseconds (spec §9). */
export const redirectDelayMs = 1_000

/** Maximum length of the name of a passkey. */
export const passkeyNameLimit = 60

/** What a promo code discounts: the shipping cost, or the purchase (spec §9). */
export const promoCategories = ['SHIPPING', 'PRODUCT'] as const
export type PromoCategory = (typeof promoCategories)[number]

/** How a bundle names its products (spec §3). */
export const bundlingTypes = ['GROUP', 'SUB_GROUP', 'PRODUCT'] as const

/** Maximum length of a search. */
export const searchLimit = 100

/** Maximum length of an order's token. */
export const orderTokenLimit = 400

/** Maximum length of a browser's device token. */
export const deviceTokenLimit = 200

/** Maximum length of a token that confirms an e-mail address. */
export const confirmationTokenLimit = 400
