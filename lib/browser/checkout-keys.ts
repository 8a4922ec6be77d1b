/** The localStorage keys of the checkout's choices, and of the time its draft was typed. Neither identifies the shopper. */
export const checkoutKeys = { choices: 'checkout', draft: 'checkout-draft' } as const
