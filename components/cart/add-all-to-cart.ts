import type { MutationOptions } from '@tanstack/react-query'
import { notifyOtherTabs } from '#components/cart/cart-channel.ts'
import { cartWrites, type SizedPieces, sendAdd } from '#components/cart/cart-mutations.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'

const isNetworkFailure = (failure: unknown) => failure instanceof ApiError && failure.status === 0

/** Adds one at a time, and stops after a network failure. */
async function addEach(all: readonly SizedPieces[]): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const body of all) {
    const before = failures.at(-1)
    const failure = isNetworkFailure(before)
      ? before
      : await sendAdd(body).then(
          () => null,
          (error: unknown) => error,
        )
    failures.push(failure)
  }
  return failures
}

/** Adds several sized products to the cart. Returns the error of each, or null. */
export function addAllToCart(all: readonly SizedPieces[]): Promise<unknown[]> {
  const queries = queryClient()
  const write: MutationOptions<unknown[], Error, readonly SizedPieces[]> = {
    ...cartWrites,
    mutationFn: addEach,
    onSettled: async () => {
      notifyOtherTabs()
      await queries.invalidateQueries({ queryKey: cartQuery().queryKey })
    },
  }
  return queries.getMutationCache().build(queries, write).execute(all)
}
