import type { Product } from '@etalase/contract/product.ts'
import { handlingDays, returnDays } from '@etalase/contract/rules/constants.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { legalMessages } from '#messages/help.ts'

const returnsId = () => ({ '@id': absoluteUrl('/#returns') })

/** Returns the id of a product's delivery terms: cost depends on weight, so each product has its own. */
const deliveryId = ({ id }: Pick<Product, 'id'>) => ({
  '@id': absoluteUrl(`/product/${id}#delivery`),
})

/** Returns references to the policies of a product's offers that its page has. */
export const offerPolicies = (product: Pick<Product, 'id' | 'delivery'>) => ({
  hasMerchantReturnPolicy: returnsId(),
  ...(product.delivery ? { shippingDetails: deliveryId(product) } : {}),
})

/** Returns the return policy (spec §9): only faulty or wrong items, sent back by the shopper and replaced, or else refunded. */
export function returnPolicyJsonLd(days: number = returnDays) {
  return {
    '@type': 'MerchantReturnPolicy',
    ...returnsId(),
    applicableCountry: 'ID',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    // The terms refund the courier's price only up to a limit, so returns aren't free.
    itemDefectReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnLabelSource: 'https://schema.org/ReturnLabelCustomerResponsibility',
    refundType: ['https://schema.org/ExchangeRefund', 'https://schema.org/FullRefund'],
    description: legalMessages.returns(days),
    merchantReturnLink: absoluteUrl('/tnc#pengembalian'),
  }
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/**
 * Returns where the shop delivers a product, the cheapest courier's maximum cost, and handling and transit times (spec §9). Empty if the
 * backend doesn't send them: search engines reject delivery terms without a cost.
 */
export function deliveryJsonLd({ id, delivery }: Pick<Product, 'id' | 'delivery'>) {
  if (!delivery) return []
  return [
    {
      '@type': 'OfferShippingDetails',
      ...deliveryId({ id }),
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'ID' },
      shippingRate: { '@type': 'MonetaryAmount', maxValue: delivery.max_cost, currency: 'IDR' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, handlingDays),
        transitTime: days(delivery.min_days, delivery.max_days),
      },
    },
  ]
}
