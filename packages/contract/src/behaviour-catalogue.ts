import type { areaEndpoints } from '#area.ts'
import type { Behaviour } from '#behaviour.ts'
import type { categoryEndpoints } from '#category.ts'
import type { productEstimateEndpoints } from '#checkout.ts'
import type { homeEndpoints } from '#home.ts'
import type { productEndpoints } from '#product.ts'
import type { productFeedEndpoints } from '#product-feed.ts'
import type { productIndexEndpoints } from '#product-index.ts'
import type { stockAlertEndpoints } from '#stock-alert.ts'
import type { storeEndpoints } from '#store.ts'
import type { suggestionEndpoints } from '#suggestion.ts'

type Call =
  | keyof typeof homeEndpoints
  | keyof typeof categoryEndpoints
  | keyof typeof productEndpoints
  | keyof typeof productIndexEndpoints
  | keyof typeof productFeedEndpoints
  | keyof typeof suggestionEndpoints
  | keyof typeof stockAlertEndpoints
  | keyof typeof productEstimateEndpoints
  | keyof typeof storeEndpoints
  | keyof typeof areaEndpoints

/** Duties of a backend in the calls of the catalogue, stores and areas. */
export const catalogueBehaviour: Behaviour<Call> = {
  'GET master/page/home': [
    'Send the same to everybody: the shop keeps the answer for a minute, and while the backend is away.',
    'Put categories into the order of the menus.',
  ],
  'GET categories': [
    'Send every category with all of its sub-categories, in the order of the menus.',
  ],
  'GET category': [
    'Refuse an id that does not exist with 404: any 5xx says that the backend is down.',
  ],
  'GET category-sub': ['Name the category above it, by the id that GET categories has.'],
  'GET products': [
    'Compute the price to pay, by which lists are sorted and narrowed: net_price − direct_disc_percent of it, the percent rounded down to a whole rupiah, − direct_disc_nominal, never below 0.',
    'Keep the order from page to page: with equal prices or dates too, no product comes twice or never.',
    'Count in product_count all products that match, not those of the page; for a search it may be capped.',
    'Find by several words the products that have all of them; only where none has, leave words out.',
    'Answer a page after the last with an empty list and the same product_count, not with a refusal.',
    'Answer at every image_url with 200, the Content-Type of the picture and its bytes.',
    'Say is_available of a size only while some store has a piece of it.',
    'Ignore parameters that it does not know.',
  ],
  'GET product': [
    'Send retail_price, net_price and direct_discount as in lists; net_price is before direct_discount, which shop and backend both take off.',
    'Send one picture with image_type COVER.',
    'Refuse a product that is not sold with 404.',
  ],
  'GET product-index': ['Sort by id, and go on after the id in after.'],
  'GET product-index-pages': [
    'Begin a page after every limit products, in the order of their ids.',
  ],
  'GET product-feed': [
    'Sort by id, and go on after the id in after.',
    "Send the prices and sizes of the product's page at this moment.",
  ],
  'GET search-suggestions': ['Suggest only what a search or a list then finds.'],
  'POST stock-alert': [
    'Send one mail when the size is in a store again, and none after it.',
    'Keep one alert for an address, product and size, however often it is asked for.',
    'Answer alike whether the address is known or not.',
  ],
  'POST stock-alert-stop': [
    'Forget all alerts of the address that the token was mailed to.',
    'Answer a token that is unknown or used as one that is valid.',
  ],
  'GET user/stock-alerts': [
    'Send those of an address that the customer has confirmed alone: anybody can make an account with the address of another.',
  ],
  'GET product-promise': [
    'Count in on_time the days that the orders were promised, as they were kept with them, and say nothing of fewer than 30 parcels.',
    'Compute tariff and days for one piece, as POST checkout-shipping does for a cart with it alone.',
  ],
  'GET master/showroom-region': ['List each store in one region.'],
  'GET master/showroom': ['Send every store, with is_hub 1 for those that deliver.'],
  'POST check-stock-location': [
    'Name the stores that have all qty pieces at this moment, without those that open orders hold.',
  ],
  'GET master/province': ['Send all provinces that can be delivered to; ids may be any.'],
  'GET master/city': [
    'Send all cities and regencies of the province, with their type: two may have one name.',
  ],
  'GET master/subdistrict': ['Send all sub-districts of the city.'],
  'GET master/subdistrict-search': [
    'Find a sub-district that has each of the words in its name or in those above it.',
  ],
}
