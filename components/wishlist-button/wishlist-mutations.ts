import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { toastProblem, toastSuccess } from '#components/ui/toasts.ts'
import { type WishlistChange, wishlistState } from '#components/wishlist-button/wishlist-state.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { sessionQuery, wishlistQuery } from '#lib/api/queries/account.ts'
import { queryClient } from '#lib/api/query-client.ts'

const keyOf = (id: number) => ['wish', id]

/** Sends a change and returns the success message; null for a guest, without a call. */
async function sendChange(
  queries: QueryClient,
  { id, isOnWishlist }: WishlistChange,
): Promise<string | null> {
  const { is_customer } = await queries.fetchQuery(sessionQuery())
  if (!is_customer) return null
  const body = { product_detail_id: id }
  const answer = isOnWishlist
    ? callGateway('POST user/wishlist', { body })
    : callGateway('DELETE user/wishlist', { body })
  return (await answer).message
}

/** Shows the optimistic update, except for guests. */
function showPending(queries: QueryClient, { id, isOnWishlist }: WishlistChange): void {
  if (queries.getQueryData(sessionQuery().queryKey)?.is_customer === false) return
  wishlistState.set({ pending: new Map(wishlistState.get().pending).set(id, isOnWishlist) })
}

/** Stores a successful change and refetches the list. */
function applyChange(queries: QueryClient, { id, isOnWishlist }: WishlistChange): void {
  const others = [...wishlistState.get().ids].filter((wished) => wished !== id)
  wishlistState.set({ ids: new Set(isOnWishlist ? [...others, id] : others) })
  const { queryKey } = wishlistQuery()
  queries.setQueryData(queryKey, (entries) =>
    entries?.filter((entry) => isOnWishlist || entry.product_detail_id !== id),
  )
  void queries.invalidateQueries({ queryKey })
}

/** Removes the optimistic change, unless more changes of the same product are queued. */
function clearPending(queries: QueryClient, { id }: WishlistChange): void {
  if (queries.isMutating({ mutationKey: keyOf(id) }) > 0) return
  const others = [...wishlistState.get().pending].filter(([changing]) => changing !== id)
  wishlistState.set({ pending: new Map(others) })
}

/**
 * Adds a product to the wishlist or removes it, with an optimistic update. Sends changes in sequence. Returns the toast's text; null for a
 * guest, who needs to sign in first.
 */
export async function changeWishlist(wish: WishlistChange): Promise<string | null> {
  const queries = queryClient()
  const options: MutationOptions<string | null, Error, WishlistChange> = {
    mutationKey: keyOf(wish.id),
    scope: { id: 'wish' },
    mutationFn: (asked) => sendChange(queries, asked),
  }
  showPending(queries, wish)
  const mutation = queries.getMutationCache().build(queries, options)
  try {
    const message = await mutation.execute(wish)
    if (message !== null) applyChange(queries, wish)
    clearPending(queries, wish)
    if (message !== null) void toastSuccess(message)
    return message
  } catch (error) {
    const problem = errorMessage(error)
    clearPending(queries, wish)
    void toastProblem(problem)
    return problem
  }
}
