/** Addresses that lead nowhere. */
export const notFound = {
  title: 'This page does not exist',
  text: 'It may have been moved, or the item is no longer sold.',
  link: 'See all products',
}
