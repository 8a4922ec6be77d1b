import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { flag, quantity } from '#fields.ts'
import { fieldSchema } from '#form-body.ts'
import { homeData } from '#home.ts'
import { promoCategories } from '#rules/constants.ts'
import { promoForm } from '#rules/forms.ts'
import { languages } from '#rules/language.ts'
import { staffMoney, staffPercent, staffQuantity, staffTime } from '#staff-fields.ts'

const dates = {
  starts_at: staffTime
    .nullish()
    .meta({ description: 'Time from which it is shown; if left out, at once.' }),
  ends_at: staffTime
    .nullish()
    .meta({ description: 'Time from which it is no longer shown; if left out, it never ends.' }),
}

/** When an item of the home page is shown, in WIB. */
export interface ShownDates {
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
}

const endsLater = ({ starts_at: start, ends_at: end }: ShownDates) => !start || !end || start < end
const atEnd = { path: ['ends_at'] }

const { banners, sections, promos, category_banners } = homeData.shape

const dated = {
  banners: banners.element.extend(dates),
  sections: sections.element.extend(dates),
  promos: promos.element.extend(dates),
  category_banners: category_banners.element.extend(dates),
}

/** The home page with the dates of its items. */
export const datedHome = homeData
  .extend({
    banners: z.array(dated.banners.refine(endsLater, atEnd)),
    sections: z.array(dated.sections.refine(endsLater, atEnd)),
    promos: z.array(dated.promos.refine(endsLater, atEnd)),
    category_banners: z.array(dated.category_banners.refine(endsLater, atEnd)),
  })
  .meta({ id: 'DatedHome' })

/** Strict, unlike the stored page of another version: a misspelled date would show a banner at once. */
const sentHome = z
  .strictObject({
    ...datedHome.shape,
    banners: z.array(dated.banners.strict().refine(endsLater, atEnd)),
    sections: z.array(dated.sections.strict().refine(endsLater, atEnd)),
    promos: z.array(dated.promos.strict().refine(endsLater, atEnd)),
    category_banners: z.array(dated.category_banners.strict().refine(endsLater, atEnd)),
  })
  .meta({ id: 'SentHome' })
export type DatedHome = z.infer<typeof datedHome>

const language = z.enum(languages).default('en').meta({
  description: 'Language of the texts. A language without texts shows the English ones.',
})

const promoCode = z.object({
  code: fieldSchema(promoForm.promo_code).meta({
    description: 'What shoppers type; case-insensitive.',
  }),
  category: z.enum(promoCategories),
  disc_percent: staffPercent.meta({ description: 'Discount in percent.' }),
  disc_nominal: staffMoney.meta({
    description: 'Discount in whole rupiah, added to the percent discount.',
  }),
  disc_max: staffMoney.meta({ description: 'Maximum discount, in whole rupiah.' }),
  starts_at: staffTime.meta({ description: 'Time from which the code is accepted.' }),
  ends_at: staffTime.meta({
    description: 'Time from which the code is no longer accepted; after starts_at.',
  }),
  use_limit: staffQuantity.meta({
    description:
      'Maximum number of orders with the code; at least the number that already have it.',
  }),
  is_offered: flag.default(false).meta({
    description:
      '1: the checkout offers the code to everyone. 0: only shoppers who know the code can use it.',
  }),
})
export type PromoCode = z.output<typeof promoCode>

const usedPromo = promoCode
  .extend({ uses: quantity.meta({ description: 'Orders with the code.' }) })
  .meta({ id: 'PromoCode' })

const freeFrom = z.object({
  free_shipping_from: staffMoney
    .nullable()
    .meta({ description: 'Sum of the lines in whole rupiah; null if delivery is never free.' }),
})

/** Calls for content that staff write: the home page, promo codes, and the threshold of free delivery. */
export const staffContentEndpoints = {
  'GET staff/home': {
    summary: 'Returns the home page as written, including parts that are not shown now.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({ language }),
    data: z.object({ home_data: datedHome.nullable() }),
  },
  'POST staff/home': {
    summary: 'Replaces the home page in a language.',
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({ language, home_data: sentHome }),
    data: z.object({ home_data: datedHome }),
  },
  'GET staff/promos': {
    summary: 'Returns all promo codes, including ended ones, with the number of their uses.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    data: z.object({ promos: z.array(usedPromo) }),
  },
  'POST staff/promo': {
    summary: 'Creates or replaces a promo code; its uses are kept.',
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: promoCode,
    data: z.object({ promo: usedPromo }),
  },
  'GET staff/free-shipping': {
    summary: 'Returns the sum of lines from which the cheapest delivery of an order is free.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    data: freeFrom,
  },
  'POST staff/free-shipping': {
    summary:
      'Sets the sum from which the cheapest delivery is free. Existing orders do not change.',
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: freeFrom,
    data: freeFrom,
  },
} satisfies EndpointMap
