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
    .meta({ description: 'From when it is shown; at once without it.' }),
  ends_at: staffTime.nullish().meta({ description: 'When it goes; never without it.' }),
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
  description: 'The language of its texts. English is shown where a language has none.',
})

const promoCode = z.object({
  code: fieldSchema(promoForm.promo_code).meta({
    description: 'What shoppers type, in any case.',
  }),
  category: z.enum(promoCategories),
  disc_percent: staffPercent.meta({ description: 'Percent that are taken off.' }),
  disc_nominal: staffMoney.meta({ description: 'Whole rupiah that are taken off besides.' }),
  disc_max: staffMoney.meta({ description: 'No more than this is taken off, in whole rupiah.' }),
  starts_at: staffTime.meta({ description: 'From when it is taken.' }),
  ends_at: staffTime.meta({ description: 'When it is no longer taken; after starts_at.' }),
  use_limit: staffQuantity.meta({
    description: 'Orders that can have it; at least as many as have.',
  }),
  is_offered: flag.default(false).meta({
    description: '1: the checkout offers it to everybody. Else it is for those who know the code.',
  }),
})
export type PromoCode = z.output<typeof promoCode>

const usedPromo = promoCode
  .extend({ uses: quantity.meta({ description: 'Orders that have it.' }) })
  .meta({ id: 'PromoCode' })

const freeFrom = z.object({
  free_shipping_from: staffMoney
    .nullable()
    .meta({ description: 'Whole rupiah of the lines; null: delivery always costs.' }),
})

/** Calls for content that staff write: the home page, promo codes, and the threshold of free delivery. */
export const staffContentEndpoints = {
  'GET staff/home': {
    summary: 'The home page as it was written, with what is not shown now.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({ language }),
    data: z.object({ home_data: datedHome.nullable() }),
  },
  'POST staff/home': {
    summary: 'Writes the home page in a language, in place of the one before.',
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({ language, home_data: sentHome }),
    data: z.object({ home_data: datedHome }),
  },
  'GET staff/promos': {
    summary: 'All promo codes, also those that have ended, with how often they were used.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    data: z.object({ promos: z.array(usedPromo) }),
  },
  'POST staff/promo': {
    summary: 'Writes a promo code, new or in place of the one before; its uses stay.',
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: promoCode,
    data: z.object({ promo: usedPromo }),
  },
  'GET staff/free-shipping': {
    summary: 'From which sum of its lines the cheapest delivery of an order is free.',
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    data: freeFrom,
  },
  'POST staff/free-shipping': {
    summary:
      'Sets from which sum the cheapest delivery is free. Orders that are placed stay as they are.',
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: freeFrom,
    data: freeFrom,
  },
} satisfies EndpointMap
