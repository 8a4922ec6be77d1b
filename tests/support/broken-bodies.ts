import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { backendStub } from '#tests/support/backend-stub.ts'

const bytes = new TextEncoder()

/** A body that begins, and then never goes on, or breaks off. */
const bodyThat = (fails: 'stalls' | 'breaks-off') =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.encode('{"data":{"message":"Item Added'))
      if (fails === 'breaks-off') controller.error(new TypeError('terminated'))
    },
  })

export type BrokenBody = Parameters<typeof bodyThat>[0] | 'is-cut-short'

/** A success whose body does not come whole; `is-cut-short` ends as if it were whole. */
export const brokenBody = (how: BrokenBody) =>
  new HttpResponse(how === 'is-cut-short' ? '{"data":{"mess' : bodyThat(how), {
    headers: { 'Content-Type': 'application/json' },
  })

/** Answers a call of the gateway with a success whose body does not come whole, and counts how often it was sent. */
export function breaksBody(verb: 'get' | 'post', path: string, how: BrokenBody) {
  const calls: Headers[] = []
  backendStub.use(
    http[verb](`http://localhost:3000/api/${path}`, ({ request }) => {
      calls.push(request.headers)
      return brokenBody(how)
    }),
  )
  return calls
}

/** Holds the timers of a deadline, in milliseconds, until `pass` is called. */
export function holdDeadlines(ms: number) {
  const held: (() => void)[] = []
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, after, ...rest) => {
    if (after !== ms) return setTimeout(run, after, ...rest)
    held.push(() => run(...rest))
    return setTimeout(() => {})
  })
  return {
    count: () => held.length,
    pass: () => {
      for (const run of held.splice(0)) run()
    },
  }
}
