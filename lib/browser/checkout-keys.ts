/** The names in localStorage of the checkout's choices, and of when its draft was typed. Neither says who the shopper is. */
export const checkoutKeys = { choices: 'checkout', draft: 'checkout-draft' } as const
