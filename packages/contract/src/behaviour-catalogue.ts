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
    'Send the same response to everyone: the shop caches it for a minute, and for longer while the backend is down.',
    'Sort the categories in menu order.',
  ],
  'GET categories': ['Send every category with all its sub-categories, in menu order.'],
  'GET category': [
    'Refuse an id that does not exist with 404: any 5xx means that the backend is down.',
  ],
  'GET category-sub': ['Send the parent category, with the id that it has in GET categories.'],
  'GET products': [
    'Compute the price to pay: net_price − direct_disc_percent of it (rounded down to a whole rupiah) − direct_disc_nominal, never below 0. Sort and filter lists by this price.',
    'Keep the order stable from page to page: each product appears exactly once, even if prices or dates are equal.',
    'Count all matching products in product_count, not only those on the page. For a search, the count may be capped.',
    'For several search words, find the products that match all of them. Leave words out only if no product matches all.',
    'Respond to a page past the end with an empty list and the same product_count, not with an error.',
    'Serve every image_url with 200, the Content-Type of the picture and its bytes.',
    'Set is_available to 1 only while at least one store has the size in stock.',
    'Ignore unknown parameters.',
  ],
  'GET product': [
    'Send retail_price, net_price and direct_discount as in lists. net_price is the price before direct_discount; shop and backend both subtract the discount.',
    'Send one picture with image_type COVER.',
    'Refuse a product that is not for sale with 404.',
  ],
  'GET product-index': ['Sort by id, and start after the id in `after`.'],
  'GET product-index-pages': [
    'Start a new page every `limit` products, in the order of their ids.',
  ],
  'GET product-feed': [
    'Sort by id, and start after the id in `after`.',
    'Send the prices and sizes that the product page shows at this moment.',
  ],
  'GET search-suggestions': ['Suggest only entries that a search or a list then finds.'],
  'POST stock-alert': [
    'Send one mail when a store has the size in stock again, and no more after it.',
    'Keep one alert per address, product and size, however often it is requested.',
    'Give the same response for known and unknown addresses.',
  ],
  'POST stock-alert-stop': [
    'Delete all alerts of the address that received the token by mail.',
    'Respond to an unknown or used token as to a valid one.',
  ],
  'GET user/stock-alerts': [
    'Send only the alerts of an address that the customer has confirmed: anyone can sign up with the address of another person.',
  ],
  'GET product-promise': [
    'Count on_time against the promised days that were stored with each order. Send no on_time for fewer than 30 parcels.',
    'Compute tariff and days for one piece, as POST checkout-shipping does for a cart with only that piece.',
  ],
  'GET master/showroom-region': ['List each store in exactly one region.'],
  'GET master/showroom': ['Send every store, and set is_hub to 1 for those that deliver.'],
  'POST check-stock-location': [
    'List the stores that have all qty pieces now, without the pieces held by open orders.',
  ],
  'GET master/province': ['Send all provinces that can be delivered to. Any ids are allowed.'],
  'GET master/city': [
    'Send all cities and regencies of the province with their type: two of them may share a name.',
  ],
  'GET master/subdistrict': ['Send all sub-districts of the city.'],
  'GET master/subdistrict-search': [
    'Find a sub-district if each word occurs in its name or in the names of its parent areas.',
  ],
}
