const notFound =
  'Refuses an id that does not exist with 404, or with NOT_FOUND and any 4xx status except 401.'
const language = 'Ids, codes, prices and sizes are the same for every Accept-Language.'

/** Rules of a product, in lists and on its page. */
const productShape = {
  net_price: 'The price to pay, net_price less direct_discount, is at most retail_price.',
  image_type: 'At least one picture of a product is its COVER.',
  image_url: 'No picture has an empty address.',
  pictures:
    'Pictures of every origin respond with 200 within 10 seconds, with a Content-Type of image/… and bytes that have a width and a height, or are an SVG.',
  sizes: 'A product has at least one size.',
  size_code: 'No size_code occurs twice.',
  'Accept-Language': language,
}

/** The suite's checks of home, lists, products, stores and areas. */
export const catalogueRules = {
  'GET master/page/home': {
    categories: 'The categories are those of GET categories, in the same order.',
    'Accept-Language': 'Categories and sub-categories are the same for every Accept-Language.',
  },
  'GET categories': { categories: 'There is at least one category.' },
  'GET category': {
    id: 'Returns the requested category.',
    'an id that does not exist': notFound,
  },
  'GET category-sub': {
    category: 'A sub-category names its own category.',
    'an id that does not exist': notFound,
  },
  'GET products': {
    ...productShape,
    products: 'There is at least one product.',
    limit: 'A page has as many products as limit says, unless fewer are left.',
    paging: 'The second page repeats no product of the first.',
    'past the end': 'A page past the end has no products, and the same product_count.',
    product_count: 'All pages together have product_count products, each exactly once.',
    'sort PRICE_ASC': 'PRICE_ASC starts with the lowest price to pay.',
    'sort PRICE_DESC': 'PRICE_DESC starts with the highest price to pay.',
    sale: 'sale=1 lists only products that cost less than their retail_price.',
    sale_ends_at: 'If a card has sale_ends_at, it is the same as on the product page.',
    search:
      'Searching for a product name finds that product, but not every product. Searching for nonsense finds none.',
    'several words':
      'Two words find no more products than the better of them alone: the products with both words, not with either.',
    category_id: 'Two categories have different lists, shorter than the full list.',
    category_sub_id: 'Two sub-categories have different lists, shorter than the full list.',
    group_id: 'Two groups have different lists, shorter than the full list.',
    brand: 'brand lists only products of one brand, and no products for an unknown brand.',
    size: 'size lists as many products as its facet counts.',
    color: 'color lists as many products as its facet counts.',
    available: 'available=1 lists as many products as the facets count.',
    price_min:
      'price_min lists only products at that price or above, and at least one at the highest price of the facets.',
    group:
      'group=colors lists fewer products, starts with the first of the list, and repeats none.',
    style_colors: 'A card has as many colours as the product page, and no more hexes than count.',
  },
  'GET product': {
    ...productShape,
    id: 'Returns the requested product.',
    price: 'The price to pay is the same as in the list.',
    product_images: 'The cover is the same as in the list.',
    sizes: 'A product has at least one size; the sizes for sale are the same as in the list.',
    is_available:
      'A size is for sale exactly if POST check-stock-location names a store that has one piece.',
    related_products: 'A product is not related to itself.',
    siblings:
      'The colours include the product itself, and are the same on the page of each colour.',
    style_code: 'All colours of a garment have the same style_code.',
    'an id that does not exist': notFound,
  },
  'GET product-index': { order: 'Ids ascend, within a page and from page to page.' },
  'GET product-index-pages': { pages: 'The number of pages follows from product_count.' },
  'GET product-feed': {
    order: 'Ids ascend from page to page.',
    prices: 'The prices are the same as on the product page.',
  },
  'GET search-suggestions': { products: 'The name of a product suggests that product.' },
  'POST stock-alert': {
    'a size that does not exist': 'Refuses a size that the product does not have with 404.',
    message:
      'Accepts an alert for a sold-out size, and gives the same response when it is requested again.',
  },
  'POST stock-alert-stop': {
    message:
      'The response is the same for a mailed token, used once or twice, and for an unknown token.',
  },
  'GET user/stock-alerts': { stock_alerts: 'A new customer has no stock alerts.' },
  'POST check-stock-location': {
    showrooms:
      'A store has each size that is for sale, and a hub has two pieces of at least one size.',
    qty: 'POST cart accepts the quantity that a store is reported to have.',
  },
  'GET master/showroom-region': {
    showrooms: 'Every store of a region is in GET master/showroom.',
    showroom_region_id: 'Every store names the region that lists it.',
  },
  'GET master/province': { province_list: 'There is at least one province.' },
  'GET master/city': { city_list: 'A province has at least one city.' },
  'GET master/subdistrict': { subdistrict_list: 'A city has at least one sub-district.' },
  'GET master/subdistrict-search': {
    subdistrict_list:
      'Finds a sub-district by its name and province, and finds nothing for a name that does not exist.',
  },
} as const
