import type { Cart } from '@etalase/contract/cart.ts'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

const gateway = 'http://localhost:3000/api'

type Verb = 'get' | 'post' | 'put' | 'delete'

/** Stubs a call's response, delayed until `when` resolves, and collects the request bodies. */
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

/** Rejects a call in the gateway's format. */
export function refuses(verb: Verb, path: string, status: number, message: string, code?: string) {
  backendStub.use(
    http[verb](`${gateway}/${path}`, () =>
      HttpResponse.json({ error: { message, code } }, { status }),
    ),
  )
}

/** Drops the connection during a call. */
export function breaks(verb: Verb, path: string) {
  backendStub.use(http[verb](`${gateway}/${path}`, () => HttpResponse.error()))
}

/** Stubs the device's cart. */
export const hasCart = (cart: Cart) => answers('get', 'cart', { cart })

/** Stubs the session: a signed-in customer or a guest. */
export const hasSession = (is_customer: boolean) =>
  answers('get', 'session', { is_customer, owner: is_customer ? 'sari' : 'guest' })
