import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'

let cartChannel: BroadcastChannel | undefined

/** Returns one channel for sending and receiving. A channel doesn't get its own messages, so a tab ignores its own changes. */
function channel(): BroadcastChannel {
  cartChannel ??= new BroadcastChannel('cart')
  return cartChannel
}

/** Notifies the shop's other tabs that the cart has changed. */
export const notifyOtherTabs = () => channel().postMessage('changed')

const refetchCart = () => {
  queryClient().invalidateQueries({ queryKey: cartQuery().queryKey })
}

/** Refetches the cart when another tab has changed it. Returns the clean-up function. */
export function listenToOtherTabs(): () => void {
  channel().addEventListener('message', refetchCart)
  return () => channel().removeEventListener('message', refetchCart)
}
