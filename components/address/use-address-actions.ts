import { useQueryClient } from '@tanstack/react-query'
import { toastProblem, toastSuccess } from '#components/shell/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorWords } from '#lib/api/error-words.ts'
import { addressesQuery } from '#lib/api/queries/addresses.ts'

interface AddressAction {
  call: 'DELETE user/address' | 'POST user/address-primary'
  id: number
}

/** Actions on a saved address; `onAnswer` runs after success or refusal, once the list is read again. */
export function useAddressActions(onAnswer: () => void) {
  const client = useQueryClient()
  return useSingleMutation({
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
}
