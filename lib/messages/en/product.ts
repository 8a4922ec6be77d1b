import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import { plural } from '#lib/messages/formats.ts'
import type { TimeLeft } from '#lib/rules/time-left.ts'

/** Product pages and products in lists. */
export const productMessages = {
  /** For agents in browsers (docs/agents.md). */
  addTool: 'Adds this product in a size to the cart. The same call within 30 seconds adds nothing.',
  off: (percent: number) => `(${percent}% off)`,
  retailPrice: 'Retail price',
  price: 'Price',
  code: (code: string) => `Product code: ${code}`,
  /** Text fields that the details show on one line each, on the page and in Markdown (lib/catalogue/product-facts.ts). */
  facts: {
    material: (material: string) => `Material: ${material}`,
  },
  colors: 'Colours',
  colorCount: (count: number) => `${count} colours`,
  size: 'Size',
  sizes: 'Sizes',
  sizeSoldOut: (name: string) => `${name}, out of stock`,
  soldOut: 'Sold out',
  outOfStock: 'This size is out of stock, but you can always add this item to wishlist',
  linkedSizeSoldOut: (size: string) =>
    `Size ${size} is sold out. Choose another size, or add this item to your wishlist.`,
  noSuchSize: "This item doesn't come in that size. Please choose one of these.",
  fewLeft: (pieces: number, size: string) =>
    plural(pieces, {
      one: `${size}: only 1 left`,
      other: `${size}: only ${pieces} left`,
    }),
  saleEnds: (end: string) => `Sale ends ${end}`,
  saleEnded: 'This sale has ended. Reload the page to see the current price.',
  saleLeft: ({ hours, minutes }: TimeLeft) => {
    const days = Math.floor(hours / 24)
    if (days > 0) return plural(days, { one: '1 day left', other: `${days} days left` })
    return hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`
  },
  sizeChart: 'Size chart',
  measurements: 'Measurements in centimetres, laid flat',
  sizeChartHint: 'Lay a garment that fits you flat, and measure it along the lettered lines.',
  compareSize: 'Compare with a garment you own',
  maxPerOrder: (count: number) =>
    count === 1 ? 'Limit: one per customer' : `Limit: ${count} per customer`,
  quantity: 'Quantity',
  outOfStockLimit: 'Out of Stock !',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  addToCart: 'add to cart',
  addToCartBar: 'Add to Cart',
  buyNow: 'buy now',
  adding: 'Adding…',
  details: 'Details',
  related: 'Related Products',
  gallery: 'Pictures',
  itemNotValid: 'Item is not valid.',
  chooseSize: 'Please choose a size.',
  minQuantity: 'Min quantity to add to cart is 1.',
  wholeQuantity: 'Please enter a whole number, for example 2.',
  maxQuantity: 'Max quantity at once is 1,000.',
  quantityHint: 'A whole number from 1 to 1,000',
  minQuantityStock: 'Min quantity to check stock is 1.',
  checkStock: 'Check Stock Locations',
  checkingStock: 'Checking the stores…',
  noLocation: 'No location available for this product..',
  stockTitle: ({ size_name }: NamedSize) => `Stores with size ${size_name}`,
  quickView: 'Quick view',
  quickViewOf: (name: string) => `Quick view of ${name}`,
  viewDetail: 'view detail',
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  shareElsewhere: 'Share with an app',
  zoomPicture: (number: number, count: number) => `Enlarge picture ${number} of ${count}`,
  showPicture: (number: number, count: number) => `Show picture ${number} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
  mapsLink: 'View on Google Maps',
  bundles: 'Better together',
  bundlesMeaning: 'A suggested set. Each item keeps its own price.',
  bundle: (count: number, of: string) => `Buy ${count} of ${of}`,
  failed: 'Fail to retrieve product.',
}

/** Back-in-stock alerts. */
export const stockAlertMessages = {
  title: "Notify me when it's back",
  ask: "Size sold out? Get an email when it's back",
  text: (name: string) => `${name}: we'll email you once, when your size is back.`,
  size: 'Size to wait for',
  send: 'Notify me',
  chooseSize: 'Please choose a size.',
  inStock: 'All sizes are in stock.',
  toProduct: (name: string) => `Go to ${name}`,
  stopTitle: 'Stop back-in-stock emails',
  stopText:
    "You won't get any more emails about sizes that are back in stock, including those you asked for before.",
  stop: 'Stop these emails',
  toShop: 'Go to the shop',
}
