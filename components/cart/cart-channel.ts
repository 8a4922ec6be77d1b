import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'

let cartChannel: BroadcastChannel | undefined

/** One for telling and hearing: a channel does not hear itself, so a tab does not follow its own changes. */
function channel(): BroadcastChannel {
  cartChannel ??= new BroadcastChannel('cart')
  return cartChannel
}

/** Tells the shop's other tabs that the cart has changed. */
export const notifyOtherTabs = () => channel().postMessage('changed')

const refetchCart = () => {
  queryClient().invalidateQueries({ queryKey: cartQuery().queryKey })
}

/** Reads the cart again when another tab has changed it; gives what ends the listening. */
export function listenToOtherTabs(): () => void {
  channel().addEventListener('message', refetchCart)
  return () => channel().removeEventListener('message', refetchCart)
}
