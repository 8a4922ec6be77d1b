import type { HelpPage } from '#brand/help-pages.ts'

/** What each page in Indonesian says, in short; null where the shop speaks Indonesian itself. */
export const helpSummaries: Record<HelpPage, string> | null = {
  delivery:
    'Choose a shop that sends your order, then a courier and how fast it shall come. Once your parcel is on its way, its number is in your order and in an email.',
  pickup:
    'Choose a store at the checkout. You get a code by email and on the order’s page: show it in the store.',
  faq: 'Answers about your account, the cart, delivery, payment and whom to ask.',
  terms:
    'Your order is a contract once we have your payment. An order that is not paid yet can be cancelled, a paid one cannot. Indonesian law applies.',
  privacy:
    'We keep what your orders and your account need. Your payment data stays with the payment provider, and no tracker of others loads unless you accept it. You can see, correct and delete what we keep.',
}
