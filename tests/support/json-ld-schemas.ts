import { languages } from '@etalase/contract/rules/language.ts'
import { z } from 'zod'

const type = <Name extends string>(name: Name) => z.literal(name)
const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ })
const price = z.int().positive()
const currency = z.literal('IDR')

const reference = (path: string) => z.strictObject({ '@id': address.endsWith(path) })

const offer = z.strictObject({
  '@type': type('Offer'),
  url: address,
  price,
  priceCurrency: currency,
  priceSpecification: z
    .strictObject({
      '@type': type('UnitPriceSpecification'),
      priceType: z.literal('https://schema.org/StrikethroughPrice'),
      price,
      priceCurrency: currency,
    })
    .optional(),
  priceValidUntil: z.iso.datetime({ offset: true }).optional(),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  hasMerchantReturnPolicy: reference('/#returns'),
  shippingDetails: z.strictObject({ '@id': address.regex(/\/product\/\d+#delivery$/) }).optional(),
})

const sizeVariant = z.strictObject({
  '@type': type('Product'),
  name: text,
  sku: text,
  mpn: text.optional(),
  size: text,
  color: text.optional(),
  image: address.optional(),
  offers: offer,
})

/** Another colour, with its own page. */
const colorVariant = z.strictObject({ url: address })

/** A product with its sizes as variants, in the form that search engines expect. */
export const productGroup = z.strictObject({
  '@type': type('ProductGroup'),
  name: text,
  description: text.optional(),
  url: address,
  image: z.array(address).min(1),
  brand: z.strictObject({ '@type': type('Brand'), name: text }).optional(),
  material: text.optional(),
  productGroupID: text,
  variesBy: z.union([
    z.tuple([z.literal('https://schema.org/size')]),
    z.tuple([z.literal('https://schema.org/size'), z.literal('https://schema.org/color')]),
  ]),
  hasVariant: z.array(z.union([sizeVariant, colorVariant])).min(1),
})

const position = z.int().positive()

/** The breadcrumbs of a page. */
const breadcrumbList = z.strictObject({
  '@type': type('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': type('ListItem'), position, name: text, item: address }))
    .min(2),
})

/** The products of a list. */
const itemList = z.strictObject({
  '@type': type('ItemList'),
  name: text,
  numberOfItems: z.int().nonnegative(),
  itemListElement: z.array(
    z.strictObject({ '@type': type('ListItem'), position, name: text, url: address }),
  ),
})

const returnPolicy = z.strictObject({
  '@type': type('MerchantReturnPolicy'),
  '@id': address.endsWith('/#returns'),
  applicableCountry: z.literal('ID'),
  returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().min(1),
  returnMethod: z.literal('https://schema.org/ReturnByMail'),
  itemDefectReturnFees: z.literal('https://schema.org/ReturnFeesCustomerResponsibility'),
  itemDefectReturnLabelSource: z.literal('https://schema.org/ReturnLabelCustomerResponsibility'),
  refundType: z.tuple([
    z.literal('https://schema.org/ExchangeRefund'),
    z.literal('https://schema.org/FullRefund'),
  ]),
  description: text,
  merchantReturnLink: address,
})

const days = z.strictObject({
  '@type': type('QuantitativeValue'),
  minValue: z.int().nonnegative(),
  maxValue: z.int().positive(),
  unitCode: z.literal('DAY'),
})

const delivery = z.strictObject({
  '@type': type('OfferShippingDetails'),
  '@id': address.regex(/\/product\/\d+#delivery$/),
  shippingDestination: z.strictObject({
    '@type': type('DefinedRegion'),
    addressCountry: z.literal('ID'),
  }),
  shippingRate: z.strictObject({ '@type': type('MonetaryAmount'), maxValue: price, currency }),
  deliveryTime: z.strictObject({
    '@type': type('ShippingDeliveryTime'),
    handlingTime: days,
    transitTime: days,
  }),
})

/** The website. */
const website = z.strictObject({
  '@type': type('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: z.enum(languages),
  publisher: z.strictObject({ '@id': address }),
})

/** The company. */
const onlineStore = z.strictObject({
  '@type': type('OnlineStore'),
  '@id': address,
  name: text,
  legalName: text,
  description: text,
  url: address,
  logo: address,
  image: address,
  sameAs: z.array(address),
  contactPoint: z.strictObject({
    '@type': type('ContactPoint'),
    contactType: text,
    telephone: z.e164(),
    email: z.email(),
    areaServed: z.literal('ID'),
    availableLanguage: z.array(text),
  }),
  hasMerchantReturnPolicy: returnPolicy,
})

/** A showroom. */
export const clothingStore = z.strictObject({
  '@type': type('ClothingStore'),
  '@id': address,
  name: text,
  telephone: text.optional(),
  address: z.strictObject({
    '@type': type('PostalAddress'),
    streetAddress: text,
    addressLocality: text.optional(),
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    addressCountry: z.literal('ID'),
  }),
  openingHours: z.literal('Mo-Su 10:00-20:00'),
})

const thing = z.discriminatedUnion('@type', [
  productGroup,
  returnPolicy,
  delivery,
  breadcrumbList,
  itemList,
  onlineStore,
  website,
  clothingStore,
])
export type Thing = z.infer<typeof thing>

const context = z.literal('https://schema.org')
const graph = z.strictObject({ '@context': context, '@graph': z.array(thing).min(1) })
const alone = z.looseObject({ '@context': context, '@type': text })

/** Parses the entities in a page's script element. Throws on an invalid one. */
export function readJsonLd(script: string): Thing[] {
  const content: unknown = JSON.parse(script)
  const several = graph.safeParse(content)
  if (several.success) return several.data['@graph']
  if (content !== null && Object.hasOwn(Object(content), '@graph')) throw several.error
  const { '@context': _, ...single } = alone.parse(content)
  return [thing.parse(single)]
}
