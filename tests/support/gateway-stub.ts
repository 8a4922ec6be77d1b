import type { Cart } from '@etalase/contract/cart.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

const gateway = 'http://localhost:3000/api'

type Verb = 'get' | 'post' | 'put' | 'delete'

/** Answers a call with data, once `when` has come, and keeps the bodies that came in. */
export function answers(
  verb: Verb,
  path: string,
  data: object | ((body: unknown) => object),
  when?: Promise<void>,
) {
  const calls: { body: unknown; headers: Headers }[] = []
  backendStub.use(
    http[verb](`${gateway}/${path}`, async ({ request }) => {
      const body = verb === 'get' ? null : await request.json()
      calls.push({ body, headers: request.headers })
      await when
      return HttpResponse.json({ data: typeof data === 'function' ? data(body) : data })
    }),
  )
  return calls
}

/** Refuses a call in the gateway's shape. */
export function refuses(verb: Verb, path: string, status: number, message: string, code?: string) {
  backendStub.use(
    http[verb](`${gateway}/${path}`, () =>
      HttpResponse.json({ error: { message, code } }, { status }),
    ),
  )
}

/** Breaks the connection during a call. */
export function breaks(verb: Verb, path: string) {
  backendStub.use(http[verb](`${gateway}/${path}`, () => HttpResponse.error()))
}

/** Lets the device's cart be read. */
export const hasCart = (cart: Cart) => answers('get', 'cart', { cart })

/** Lets the browser know whether somebody is signed in. */
export const hasSession = (is_customer: boolean) =>
  answers('get', 'session', { is_customer, owner: is_customer ? 'sari' : 'guest' })
