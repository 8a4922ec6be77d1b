import { plural } from '#lib/messages/formats.ts'

/** What went wrong. */
export const errors = {
  connectionFailed: 'Connection failed, please try again',
  /** HTTP/2 has no text. */
  status: (status: number, text: string) => (text ? `Error ${status}: ${text}` : `Error ${status}`),
  unexpected: 'Something went wrong on our side. Please try again.',
  supportCode: (code: string, time: string) => `Support code: ${code}, ${time} WIB.`,
  badInput: 'We could not use what was sent. Please check it and try again.',
  tooLarge: 'That is more than we can take at once. Please shorten it and try again.',
  tooLong: (limit: number, length: number) => `Use at most ${limit} characters, you have ${length}`,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
  signInFirst: 'Please sign in to continue.',
  sessionChanged:
    'Another account is signed in now, so this page was loaded again. Nothing from the old page was saved.',
  notFound: 'We could not find that.',
  title: 'We cannot show this page right now',
  text: 'The shop is having trouble. Nothing in your cart is lost. Please try again in a moment.',
  retry: 'Try again',
  /** The page itself fails in the browser: the same would happen again. */
  brokenTitle: 'This page does not work in your browser',
  brokenText:
    'Something in it failed, and trying again may not help. Your cart is safe. Load the page again, update your browser, or go on here:',
  reload: 'Load the page again',
  home: 'Home page',
  cart: 'Your cart',
}

/** Addresses that lead nowhere. */
export const notFound = {
  title: 'This page does not exist',
  text: 'It may have been moved, or the item is no longer sold.',
  link: 'See all products',
}
