import { useQueryClient } from '@tanstack/react-query'
import { toastProblem, toastSuccess } from '#components/shell/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorWords } from '#lib/api/error-words.ts'
import { addressesQuery } from '#lib/api/queries/addresses.ts'
import type { UserAddress } from '#lib/contract/address.ts'

interface AddressAction {
  call: 'DELETE user/address' | 'POST user/address-primary'
  id: number
}

/** Whether the list has what an action asks for: the press came before the list was drawn again. */
function isDone(addresses: readonly UserAddress[], { call, id }: AddressAction): boolean {
  const address = addresses.find((candidate) => candidate.id === id)
  return call === 'DELETE user/address' ? address === undefined : address?.is_primary === true
}

/** Actions on a saved address; `onAnswer` runs after success or refusal, once the list is read again. */
export function useAddressActions(onAnswer: () => void) {
  const client = useQueryClient()
  const mutation = useSingleMutation({
    mutationFn: ({ call, id }: AddressAction) =>
      callGateway(call, { body: { user_address_id: id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastProblem(errorWords(error)),
    // Also after a refusal: another tab may have changed the list.
    onSettled: async (_, error) => {
      await client.invalidateQueries(addressesQuery())
      if (!(error instanceof ApiError) || error.kind === 'refused') onAnswer()
    },
  })
  const mutate = (action: AddressAction) => {
    const addresses = client.getQueryData(addressesQuery().queryKey)
    if (!addresses || !isDone(addresses, action)) mutation.mutate(action)
  }
  return { ...mutation, mutate }
}
