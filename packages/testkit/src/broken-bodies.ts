import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { backendStub } from '#backend-stub.ts'

const bytes = new TextEncoder()

/** Returns a body that starts, then stalls or breaks off. */
const bodyThat = (fails: 'stalls' | 'breaks-off') =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.encode('{"data":{"message":"Item Added'))
      if (fails === 'breaks-off') controller.error(new TypeError('terminated'))
    },
  })

export type BrokenBody = Parameters<typeof bodyThat>[0] | 'is-cut-short'

/** Returns a success with an incomplete body; `is-cut-short` ends as if it were complete. */
export const brokenBody = (how: BrokenBody) =>
  new HttpResponse(how === 'is-cut-short' ? '{"data":{"mess' : bodyThat(how), {
    headers: { 'Content-Type': 'application/json' },
  })

/** Answers a gateway call with a success whose body is incomplete, and records the requests. */
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

/** Holds the timers with the given milliseconds until `pass` is called; `count` tells how many are held. */
export function holdDeadlines(...deadlines: number[]) {
  const held: { ms: number; run: () => void }[] = []
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0, ...rest) => {
    if (!deadlines.includes(ms)) return setTimeout(run, ms, ...rest)
    held.push({ ms, run: () => run(...rest) })
    return setTimeout(() => {})
  })
  return {
    count: (of = deadlines[0]) => held.filter(({ ms }) => ms === of).length,
    pass: (of = deadlines[0]) => {
      for (const { ms, run } of held) if (ms === of) run()
    },
  }
}
