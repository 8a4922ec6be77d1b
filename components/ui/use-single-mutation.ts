import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * A mutation that runs once at a time: calls while it runs are dropped. It checks the cache, because
 * `isPending` changes only with the next render, which may be after a double press.
 */
export function useSingleMutation<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const queries = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ ...options, mutationKey })
  const mutate = (input: Input) => {
    if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(input)
  }
  return { ...mutation, mutate }
}
