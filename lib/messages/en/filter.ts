import { plural } from '#lib/messages/formats.ts'

/** Read out after a number. */
const items = (count: number) => plural(count, { one: 'item', other: 'items' })

/** What narrows a product list. */
export const filter = {
  open: 'Filter',
  openWith: (chosen: number) => `Filter (${chosen})`,
  title: 'Filter',
  close: 'Close filter',
  available: 'Only available',
  size: 'Size',
  color: 'Colour',
  label: 'Label',
  price: 'Price',
  priceFrom: 'From (IDR)',
  priceTo: 'To (IDR)',
  priceUnread: 'We could not read this price. Please write it like 150,000 or 150k.',
  applyPrice: 'Apply price',
  items,
  chosen: 'Chosen filters',
  sizeOf: (name: string) => `Size ${name}`,
  priceBetween: (min: string, max: string) => `${min} to ${max}`,
  priceFromOn: (min: string) => `From ${min}`,
  priceUpTo: (max: string) => `Up to ${max}`,
  remove: (name: string) => `Remove filter: ${name}`,
  clear: 'Clear all',
  show: (count: number) => (count === 0 ? 'Nothing found' : `Show ${count} ${items(count)}`),
  nothing: 'Nothing matches all of these filters',
  nothingText: 'Remove one, and see what is left.',
}
