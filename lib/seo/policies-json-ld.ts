import { handlingDays, returnDays } from '#lib/rules/constants.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'

/** The policies of all offers, by which an offer names them. */
export const offerPolicies = () => ({
  hasMerchantReturnPolicy: { '@id': absoluteUrl('/#returns') },
  shippingDetails: { '@id': absoluteUrl('/#delivery') },
})

/** The return policy (spec §9). */
export function returnPolicyJsonLd() {
  return {
    '@type': 'MerchantReturnPolicy',
    ...offerPolicies().hasMerchantReturnPolicy,
    applicableCountry: 'ID',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    merchantReturnLink: absoluteUrl('/tnc'),
  }
}

/** Where the shop delivers, and how soon it sends (spec §9). Without a rate, which depends on courier and address. */
export function deliveryJsonLd() {
  return {
    '@type': 'OfferShippingDetails',
    ...offerPolicies().shippingDetails,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ID' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: 0,
        maxValue: handlingDays,
        unitCode: 'DAY',
      },
    },
  }
}
