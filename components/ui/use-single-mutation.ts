import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'

/**
 * A mutation that runs once at a time: calls are dropped while it runs, and until the page shows its result,
 * because a second press in between is still about what the page showed before. `isPending` changes only with the
 * next render, which may be after a double press.
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
