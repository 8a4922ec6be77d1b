import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'

/**
 * Returns a mutation that runs once at a time. Drops calls while it runs and until the page shows its result, because a press in between
 * still refers to the old content. `isPending` changes only with the next render, which may be after a double press.
 */
export function useSingleMutation<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const queries = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ ...options, mutationKey })
  const isLocked = useRef(false)
  useEffect(() => {
    if (!mutation.isPending && queries.isMutating({ mutationKey }) === 0) isLocked.current = false
  })
  const mutate = (input: Input) => {
    if (isLocked.current) return
    isLocked.current = true
    mutation.mutate(input)
  }
  return { ...mutation, mutate }
}
