import type { BuyNow } from '@etalase/contract/cart.ts'
import { queryOptions } from '@tanstack/react-query'
import { requestGateway } from '#lib/api/browser.ts'
import { boughtQuery } from '#lib/api/queries/cart.ts'
import { type CheckoutStart, checkoutStartPath } from '#lib/checkout/start.ts'

/** The checkout's shopper, loaded once per page; also fills the query of what they buy. */
export const checkoutStartQuery = (line: BuyNow | null) =>
  queryOptions({
    queryKey: ['checkout-start'],
    queryFn: async ({ client, signal }) => {
      const call = `GET ${checkoutStartPath(line)}`
      const { cart, ...session } = await requestGateway<CheckoutStart>({ call, signal })
      if (cart) client.setQueryData(boughtQuery(line).queryKey, cart)
      return session
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
