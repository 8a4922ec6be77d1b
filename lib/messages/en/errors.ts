import { plural } from '#lib/messages/formats.ts'

/** Error messages. */
export const errorsMessages = {
  connectionFailed: 'Connection failed, please try again',
  /** HTTP/2 sends no status text. */
  status: (status: number, text: string) => (text ? `Error ${status}: ${text}` : `Error ${status}`),
  /** The shop rejects requests under load. */
  busy: 'The shop is very busy right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  supportCode: (code: string, time: string) => `Support code: ${code}, ${time} WIB.`,
  badInput: "We couldn't process what you sent. Please check it and try again.",
  tooLarge: "That's too much to send at once. Please shorten it and try again.",
  tooLong: (limit: number, length: number) =>
    `Please use at most ${limit} characters. You have ${length}.`,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
  signInFirst: 'Please sign in to continue.',
  sessionChanged:
    'A different account is signed in now, so we reloaded this page. Nothing from the old page was saved.',
  /** For a form from a browser that doesn't say which page sent it. */
  unknownPage: {
    title: 'One more step',
    text: "Your browser doesn't say which page this comes from. If you have just sent it from our shop, press Continue. If not, go to the home page: nothing has been done.",
  },
  notFound: "We couldn't find that.",
  text: "We're having a technical problem. Your cart is safe. Please try again in a moment.",
  retry: 'Try again',
  /** The page itself fails in the browser; a retry would fail too. */
  brokenTitle: "This page doesn't work in your browser",
  brokenText:
    'Part of it failed, and trying again may not help. Your cart is safe. Reload the page, update your browser, or continue here:',
  home: 'Home page',
  cart: 'Your cart',
}

/** Shipped with each page, in case it fails and nothing more can be loaded. */
export const failedPageMessages = {
  title: "We can't show this page right now",
  reload: 'Reload the page',
}

/** URLs without a page. */
export const notFoundMessages = {
  title: "This page doesn't exist",
  text: 'It may have moved, or the item is no longer sold.',
  link: 'See all products',
}
