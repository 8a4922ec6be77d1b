import type { Cart, CartItem } from '@etalase/contract/cart.ts'
import type { GatewayData } from '@etalase/contract/gateway.ts'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { notifyOtherTabs } from '#components/cart/cart-channel.ts'
import { addToast } from '#components/ui/toasts.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { checkoutKey } from '#lib/api/queries/checkout.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellTrade } from '#lib/browser/trade-events.ts'
import { itemOfCart, worthOf } from '#lib/browser/trade-items.ts'
import { withDeviceLock } from '#lib/browser/with-tab-lock.ts'

export interface SizedPieces {
  product_detail_id: number
  size: string
  qty: number
}

/** Reports an add-to-cart event, with name and price if the cart was refetched. */
function tellAdded({ product_detail_id, size, qty }: SizedPieces, cart: Cart | undefined): void {
  const line = cart?.cart_items.find(
    (item) => item.product_detail_id === product_detail_id && item.size_code === size,
  )
  const bare = { item_id: String(product_detail_id), item_variant: size, quantity: qty }
  const items = [line ? itemOfCart(line, qty) : bare]
  tellTrade({ name: 'add_to_cart', ...(line ? { value: worthOf(items) } : {}), items })
}

/** Adds pieces to the cart, under a lock shared by all tabs. Throws ApiError. */
export async function sendAdd(body: SizedPieces): Promise<GatewayData<'POST cart'>> {
  const added = await withDeviceLock(() => callGateway('POST cart', { body }))
  tellAdded(body, added.cart)
  return added
}

type SizedProduct = Omit<SizedPieces, 'qty'>

interface QtyChange {
  line: CartItem
  by: 1 | -1
}

export interface CartWriteResult {
  /** Missing when the write succeeded but reading the cart afterwards failed. */
  cart?: Cart
  message: string
}

/** Runs cart writes in sequence: the API increments and decrements, so responses must arrive in order. */
export const cartWrites = { mutationKey: ['cart-write'], scope: { id: 'cart' } }

const cartKey = () => cartQuery().queryKey

const sizedProductOf = (line: CartItem): SizedProduct => ({
  product_detail_id: line.product_detail_id,
  size: line.size_code,
})

/** Stores the cart from a write's response, unless more writes are queued: then the last response counts. */
async function applyServerCart(queries: QueryClient, cart: Cart | undefined): Promise<void> {
  if (queries.isMutating({ mutationKey: cartWrites.mutationKey }) > 1) return
  await queries.cancelQueries({ queryKey: cartKey() })
  if (cart) queries.setQueryData(cartKey(), cart)
  else void queries.invalidateQueries({ queryKey: cartKey() })
  // Tariffs and stock may have been requested before the server stored this cart.
  queries.invalidateQueries({ queryKey: checkoutKey })
}

/** Refetches the cart after a failure: the write may have succeeded although its response was lost. */
const resultHandlers = (queries: QueryClient) => ({
  onSuccess: ({ cart, message }: CartWriteResult) => {
    addToast('success', message, 'cart')
    notifyOtherTabs()
    return applyServerCart(queries, cart)
  },
  onError: (error: unknown) => {
    addToast('error', errorMessage(error), 'cart')
    return queries.invalidateQueries({ queryKey: cartKey() })
  },
})

type CartWriteOptions<Input> = MutationOptions<CartWriteResult, Error, Input, void>

const withChange = (cart: Cart, { line, by }: QtyChange): Cart => ({
  cart_items: cart.cart_items.map((item) =>
    item.id === line.id ? { ...item, qty: Math.max(1, item.qty + by) } : item,
  ),
})

const showChange = (queries: QueryClient, change: QtyChange) =>
  queries.setQueryData(cartKey(), (cart: Cart | undefined) => cart && withChange(cart, change))

/**
 * Adds or removes one piece of a line: an optimistic update, corrected by the response. A failed update is rolled back at once, because
 * refetching the cart may fail too.
 */
export function qtyChange(queries: QueryClient): CartWriteOptions<QtyChange> {
  const { onSuccess, onError } = resultHandlers(queries)
  return {
    ...cartWrites,
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: cartKey() })
      showChange(queries, change)
    },
    onSuccess,
    onError: (error, { line, by }) => {
      showChange(queries, { line, by: by === 1 ? -1 : 1 })
      return onError(error)
    },
    mutationFn: ({ line, by }) => {
      const body = { ...sizedProductOf(line), qty: 1 }
      return by === 1
        ? callGateway('POST cart-item-increment-qty', { body })
        : callGateway('POST cart-item-decrement-qty', { body })
    },
  }
}

/** Removes a line from the cart. */
export const lineRemoval = (queries: QueryClient): CartWriteOptions<CartItem> => ({
  ...cartWrites,
  mutationFn: (line) => callGateway('DELETE cart-item-remove', { body: sizedProductOf(line) }),
  ...resultHandlers(queries),
})

/** Adds pieces of a sized product to the cart and shows the result as a toast. Throws ApiError. */
export function addPieces(body: SizedPieces): Promise<CartWriteResult> {
  const queries = queryClient()
  const write: CartWriteOptions<SizedPieces> = {
    ...cartWrites,
    mutationFn: () => sendAdd(body),
    ...resultHandlers(queries),
  }
  return queries.getMutationCache().build(queries, write).execute(body)
}

/** Adds pieces like `addPieces`, but returns false instead of throwing. */
export const addToCart = (body: SizedPieces): Promise<boolean> =>
  addPieces(body).then(
    () => true,
    () => false,
  )
