/** Products on one page of a list (spec §9). */
export const pageSize = 8

/** Products that a search counts and gives at most; counting on would read the whole catalogue. */
export const maxSearchCount = 1_000

/** How long an unpaid order is held, in hours (spec §9). */
export const unpaidOrderHours = 24

/** Days after receipt within which a return is reported and sent (spec §9). */
export const returnDays = 3

/** Pieces of one size that one cart may hold. */
export const maxLineQty = 99

/** Group of children's clothes (spec §9). */
export const kidsGroupId = 3

/** Categories that have a landing; any other name stands for the last (spec §2). */
export const landingCategories = ['men', 'women'] as const
export type LandingCategory = (typeof landingCategories)[number]

/** Ids of the categories that have a landing (spec §9). */
export const landingCategoryIds: Record<LandingCategory, number> = { men: 6, women: 7 }

export const sorts = ['NEWEST', 'PRICE_DESC', 'PRICE_ASC'] as const
export type Sort = (typeof sorts)[number]

export const shippingTypes = ['ONLINE_DELIVERY', 'PICKUP_ON_STORE'] as const
export type ShippingType = (typeof shippingTypes)[number]

export const genders = ['MALE', 'FEMALE'] as const

/** Shortest password (spec §9). */
export const minPasswordLength = 8

/** Longest password. */
export const maxPasswordLength = 200

/** How long the words of a sign-in or sign-up are read before it leads on, in milliseconds (spec §9). */
export const entryDelayMs = 1_000

/** What a promo by code takes off: the shipping cost, or the purchase (spec §9). */
export const promoCategories = ['SHIPPING', 'PRODUCT'] as const
export type PromoCategory = (typeof promoCategories)[number]

/** What the pieces of a bundle have in common (spec §3). */
export const bundlingTypes = ['GROUP', 'SUB_GROUP', 'PRODUCT'] as const
