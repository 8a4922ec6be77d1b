#!/usr/bin/env bash
# Libraries that write a shop's JSON-LD add claims that the shop did not make: @unhead/schema-org 3.1.3 with unhead 3.4.3, and next-seo
# 7.3.0.
#
# 1. @unhead/schema-org adds to an offer without them `availability` InStock, and `priceValidUntil`, December 30 of next year: a merchant
#    center reads that the price of a sale that ends tonight holds for a year.
# 2. To hours without times, which schema.org defines as closed, it adds 00:00 to 23:59: a store closed on Idul Fitri is open all day.
# 3. A product without a brand gets the company as its brand when the page has an Organization.
# 4. Of two products on a page it keeps the last, merged with the first: the shirt has the T-shirt's price and colour. Of two stores it
#    keeps the last, with the first one's phone number. An `@id` of their own separates them.
# 5. A rating of 5, for which its type allows a number, has no value.
# 6. next-seo adds none of 1 to 3, but decides by parts of words whether a name is a company's: reviewers called Vincent or Princess are
#    Organizations ("inc"), the seller PT Sandang Nusa, a company, is a Person.
#
# Here: an offer has the availability of its size, and an end of its price only when the sale has one (lib/seo/product-json-ld.ts). Fails
# when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @unhead/schema-org@3.1.3 unhead@3.4.3 next-seo@7.3.0 \
  react@19.3.1 react-dom@19.3.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { defineLocalBusiness, defineOrganization, defineProduct, useSchemaOrg } from '@unhead/schema-org'
import { LocalBusinessJsonLd, ProductJsonLd } from 'next-seo'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createHead, renderSSRHead } from 'unhead/server'

const inScript = (html) => JSON.parse(html.match(/<script[^>]*>(.*?)<\/script>/s)[1])
const read = (component, properties) => inScript(renderToStaticMarkup(createElement(component, properties)))

/** The nodes of a page, as unhead writes them. */
async function unhead(...nodes) {
  const schemaOrg = { host: 'https://toko.example', currency: 'IDR', inLanguage: 'id-ID' }
  const head = createHead({ init: [{ templateParams: { schemaOrg } }] })
  useSchemaOrg(head, nodes)
  const { headTags, bodyTags } = await renderSSRHead(head)
  const { '@graph': graph } = inScript(headTags + bodyTags)
  console.dir(graph, { depth: null })
  return graph
}

const review = { author: 'Vincent Wijaya', reviewRating: 5 }
const kaos = { name: 'Kaos', color: 'Putih', offers: { price: 50_000, priceCurrency: 'IDR' } }
const hours = [
  { dayOfWeek: 'Monday', opens: '10:00', closes: '22:00' },
  { dayOfWeek: 'Wednesday', validFrom: '2027-03-10', validThrough: '2027-03-10' },
]
const bandung = { '@type': 'ClothingStore', name: 'Bandung', telephone: '+62221234567', openingHoursSpecification: hours }

const [product] = await unhead(defineProduct({ ...kaos, review: [review] }))
const nextYear = new Date().getFullYear() + 1
const claims = { availability: 'https://schema.org/InStock', priceValidUntil: `${nextYear}-12-30T00:00:00.000Z` }
assert.deepEqual(product.offers, { '@type': 'Offer', ...kaos.offers, ...claims })
assert.deepEqual(product.review.reviewRating, { '@type': 'Rating', bestRating: 5, worstRating: 1 })

const [store] = await unhead(defineLocalBusiness(bandung))
const [, closed] = store.openingHoursSpecification
assert.deepEqual([closed.opens, closed.closes], ['00:00', '23:59'])

const [, jeans] = await unhead(defineOrganization({ name: 'Sandang Nusa' }), defineProduct({ name: 'Jeans' }))
assert.deepEqual(jeans.brand, { '@id': 'https://toko.example#identity' })

const stores = await unhead(defineLocalBusiness(bandung), defineLocalBusiness({ '@type': 'ClothingStore', name: 'Jakarta' }))
assert.deepEqual([stores.length, stores[0].name, stores[0].telephone], [1, 'Jakarta', '+62221234567'])
const list = await unhead(defineProduct(kaos), defineProduct({ name: 'Kemeja' }))
assert.deepEqual([list.length, list[0].name, list[0].color, list[0].offers.price], [1, 'Kemeja', 'Putih', 50_000])
const named = await unhead(defineProduct({ ...kaos, '@id': '#1' }), defineProduct({ name: 'Kemeja', '@id': '#2' }))
assert.deepEqual(named.map(({ name, color }) => [name, color]), [['Kaos', 'Putih'], ['Kemeja', undefined]])

const offers = { ...kaos.offers, seller: 'PT Sandang Nusa' }
const authors = ['Vincent Wijaya', 'Princess Ayu', 'Sari Dewi']
const reviews = authors.map((author) => ({ author, reviewRating: { ratingValue: 5 } }))
const written = read(ProductJsonLd, { ...kaos, offers, review: reviews })
console.dir(written, { depth: null })
assert.deepEqual(written.review.map(({ author }) => author['@type']), ['Organization', 'Organization', 'Person'])
const { seller, ...offer } = written.offers
assert.deepEqual(seller, { '@type': 'Person', name: 'PT Sandang Nusa' })
assert.deepEqual([offer, written.brand], [{ '@type': 'Offer', ...kaos.offers }, undefined])
assert.equal(written.review[0].reviewRating.ratingValue, 5)
const { name, telephone } = bandung
const place = { name, telephone, type: 'ClothingStore', address: 'Jl. Merdeka 1' }
const shop = read(LocalBusinessJsonLd, { ...place, openingHoursSpecification: hours })
assert.deepEqual(shop.openingHoursSpecification[1], { '@type': 'OpeningHoursSpecification', ...hours[1] })
console.log('As described.')
SCRIPT
node run.mjs
