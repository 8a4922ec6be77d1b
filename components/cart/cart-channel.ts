import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'

let cartChannel: BroadcastChannel | undefined

/** One channel for sending and receiving: it does not get its own messages, so a tab ignores its own changes. */
function channel(): BroadcastChannel {
  cartChannel ??= new BroadcastChannel('cart')
  return cartChannel
}

/** Notifies the shop's other tabs that the cart has changed. */
export const notifyOtherTabs = () => channel().postMessage('changed')

const refetchCart = () => {
  queryClient().invalidateQueries({ queryKey: cartQuery().queryKey })
}

/** Reads the cart again when another tab has changed it; gives the clean-up function. */
export function listenToOtherTabs(): () => void {
  channel().addEventListener('message', refetchCart)
  return () => channel().removeEventListener('message', refetchCart)
}
