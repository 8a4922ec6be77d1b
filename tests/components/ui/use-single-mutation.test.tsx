import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { queryClient } from '#lib/api/query-client.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
)

const renderMutation = (send: (input: string) => Promise<void>) =>
  renderHook(() => useSingleMutation({ mutationFn: send }), { wrapper }).result

const untilIdle = (result: { current: { isPending: boolean; isIdle: boolean } }) =>
  waitFor(() => expect([result.current.isPending, result.current.isIdle]).toEqual([false, false]))

test('a second call before the answer is not sent', async () => {
  const send = vi.fn(async () => {})
  const result = renderMutation(send)
  act(() => {
    result.current.mutate('first')
    result.current.mutate('second')
  })
  await untilIdle(result)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a call after the answer, but before the page shows it, is not sent', async () => {
  const send = vi.fn(async () => {})
  const result = renderMutation(send)
  const unsubscribe = queryClient()
    .getMutationCache()
    .subscribe(({ mutation }) => {
      if (mutation?.state.status === 'success') result.current.mutate('too early')
    })
  act(() => result.current.mutate('first'))
  await untilIdle(result)
  unsubscribe()
  expect(send.mock.calls.map(([input]: unknown[]) => input)).toEqual(['first'])
})

test.each([
  ['success', async () => {}],
  ['refusal', () => Promise.reject(new Error('refused'))],
])('after a %s that the page shows, the next call is sent', async (_, send) => {
  const sent = vi.fn(send)
  const result = renderMutation(sent)
  for (const times of [1, 2]) {
    act(() => result.current.mutate('again'))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(times))
    await untilIdle(result)
  }
})
