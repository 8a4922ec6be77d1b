const notFound =
  'An id that does not exist is refused with 404, or with NOT_FOUND at any 4xx but 401.'
const language = 'Whatever Accept-Language says, ids, codes, prices and sizes are the same.'

/** Rules of a product, in lists and on its page. */
const productShape = {
  net_price: 'The price to pay, net_price less direct_discount, is at most retail_price.',
  image_type: 'Of the pictures of a product one at least is its COVER.',
  image_url: 'No picture has an empty address.',
  pictures:
    'Pictures, of whatever origin, answer 200 within 10 seconds, with a Content-Type of image/… and bytes that have a width and a height, or are an SVG.',
  sizes: 'A product has a size at least.',
  size_code: 'No size_code is there twice.',
  'Accept-Language': language,
}

/** The suite's checks of home, lists, products, stores and areas. */
export const catalogueRules = {
  'GET master/page/home': {
    categories: 'The categories are those of GET categories, in the same order.',
    'Accept-Language': 'Whatever Accept-Language says, categories and sub-categories are the same.',
  },
  'GET categories': { categories: 'There is a category.' },
  'GET category': {
    id: 'The category is the one asked for.',
    'an id that does not exist': notFound,
  },
  'GET category-sub': {
    category: 'A sub-category names the category that has it.',
    'an id that does not exist': notFound,
  },
  'GET products': {
    ...productShape,
    products: 'There is a product.',
    limit: 'A page has as many products as limit says, while there are so many.',
    paging: 'The second page repeats no product of the first.',
    'past the end': 'A page after the last has no products, and the same product_count.',
    product_count: 'All pages together have product_count products, each once.',
    'sort PRICE_ASC': 'PRICE_ASC begins with the lowest price to pay.',
    'sort PRICE_DESC': 'PRICE_DESC begins with the highest price to pay.',
    sale: 'sale=1 lists only what costs less than its retail_price.',
    sale_ends_at: "The end of a discount on a card, if it has one, is that on the product's page.",
    search:
      "A search by a product's name finds it, and not every product; one for nothing finds none.",
    'several words':
      'Two words find no more products than the one of them that finds more: what has both, not what has either.',
    category_id: 'Two categories have different lists, shorter than the whole.',
    category_sub_id: 'Two sub-categories have different lists, shorter than the whole.',
    group_id: 'Two groups have different lists, shorter than the whole.',
    brand: 'brand lists the products of one brand, and none of a brand that does not exist.',
    size: 'size lists as many products as its facet counts.',
    color: 'color lists as many products as its facet counts.',
    available: 'available=1 lists as many products as the facets count.',
    price_min:
      'price_min lists what costs as much or more, and there is something at the highest price of the facets.',
    group:
      'group=colors lists fewer products, begins with the first of the list, and repeats none.',
    style_colors:
      "The colours of a card are as many as on the product's page, and hexes no more than count.",
  },
  'GET product': {
    ...productShape,
    id: 'The product is the one asked for.',
    price: 'The price to pay is that of the list.',
    product_images: 'The cover is that of the list.',
    sizes: 'A product has a size at least; those that can be bought are those of the list.',
    is_available:
      'A size can be bought exactly when POST check-stock-location names a store that has one piece.',
    related_products: 'The product is not related to itself.',
    siblings: 'The colours hold the product itself, and are the same on the page of each of them.',
    style_code: 'All colours of a garment have one style_code.',
    'an id that does not exist': notFound,
  },
  'GET product-index': { order: 'Ids rise, also from one page to the next.' },
  'GET product-index-pages': { pages: 'There are as many pages as product_count makes.' },
  'GET product-feed': {
    order: 'Ids rise from one page to the next.',
    prices: "Prices are those of the product's page.",
  },
  'GET search-suggestions': { products: "A product's own name suggests it." },
  'POST stock-alert': {
    'a size that does not exist': 'A size that the product does not have is refused with 404.',
    message: 'A size that is sold out can be waited for, and asked for again with the same answer.',
  },
  'POST stock-alert-stop': {
    message: 'A token of a mail, used once or twice, and one that is none have the same answer.',
  },
  'GET user/stock-alerts': { stock_alerts: 'A new customer has asked for none.' },
  'POST check-stock-location': {
    showrooms: 'A size that can be bought is in a store, and some size twice in a hub.',
    qty: 'As many pieces as a store is said to have, POST cart takes.',
  },
  'GET master/showroom-region': {
    showrooms: 'Every store of a region is one of GET master/showroom.',
    showroom_region_id: 'Every store names the region in which it is listed.',
  },
  'GET master/province': { province_list: 'There is a province.' },
  'GET master/city': { city_list: 'A province has a city.' },
  'GET master/subdistrict': { subdistrict_list: 'A city has a sub-district.' },
  'GET master/subdistrict-search': {
    subdistrict_list:
      'A sub-district is found by its name and province, and nothing by a name that is none.',
  },
} as const
