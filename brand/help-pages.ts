/** The pages of `brand/help`, which are in Indonesian in every shop. */
export type HelpPage = 'delivery' | 'pickup' | 'faq' | 'terms' | 'privacy'
