/** The company's texts about itself. */
export const company = {
  tagline: 'Clothes and batik from five Indonesian brands',
  about:
    'Five brands under one roof: Rimba for men, Laras for women, Bocah for children, Wastra for batik, and Tala for bags and accessories.',
  promoBar: 'Sale up to 80% off!',
}

/** Summaries of the help pages in `brand/help`, in the shop's language: the pages themselves are in Indonesian (spec §1). */
export const helpSummaries = {
  delivery:
    'This page is in Indonesian. In short: choose a store and a courier at checkout, and pay before the time shown. Follow the parcel on the order page.',
  pickup:
    'This page is in Indonesian. In short: choose a store at checkout, and pay before the time shown. You get a pickup code by email and on the order page: show it at the store.',
  faq: 'This page is in Indonesian: questions about your account, the cart, delivery, payment and getting help.',
  terms:
    'This page is in Indonesian. In short: an order is a contract once we receive your payment. You can cancel an unpaid order, but not a paid one. Indonesian law applies.',
  privacy:
    'This page is in Indonesian. In short: we keep what your orders and your account need. Card numbers stay with the payment provider, and trackers of other companies load only if you accept them. You can see, correct and delete your data.',
}
