import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { buyToolMessages } from '#messages/tools.ts'
import { answers, breaks, hasCart, hasSession, refuses } from '#tests/support/gateway-stub.ts'

const shirt = { product_detail_id: 1001, size: 'M', qty: 2 }
const cartWith = (qty: number) => (qty === 0 ? aCart() : aCart(aCartItem({ qty })))

/** Reloads the module, which remembers its page's last call. */
async function newPage() {
  vi.resetModules()
  queryClient().clear()
  return (await import('#components/cart/agent-add.ts')).addForAgent
}

beforeEach(() => {
  hasSession(false)
})

const said = ({ content }: { content: { text: string }[] }) =>
  content.map(({ text }) => text).join()

describe("an agent's add to the cart", () => {
  test('returns the resulting cart', async () => {
    const addForAgent = await newPage()
    hasCart(cartWith(0))
    answers('post', 'cart', { message: 'Item Added to Cart', cart: cartWith(2) })
    expect(await addForAgent(shirt)).toMatchObject({
      isError: false,
      structuredContent: { product_detail_id: 1001, size: 'M', added: 2, in_cart: 2 },
    })
  })

  test('adds nothing when repeated within seconds, and says so', async () => {
    const addForAgent = await newPage()
    hasCart(cartWith(0))
    const calls = answers('post', 'cart', { message: 'Item Added to Cart', cart: cartWith(2) })
    const [first, second] = await Promise.all([addForAgent(shirt), addForAgent(shirt)])
    const third = await addForAgent(shirt)
    expect(calls).toHaveLength(1)
    expect(said(first)).toBe('Item Added to Cart')
    for (const again of [second, third]) {
      expect(said(again)).toBe(buyToolMessages.repeated('Item Added to Cart'))
    }
  })

  test('counts as another call with another quantity', async () => {
    const addForAgent = await newPage()
    hasCart(cartWith(0))
    const calls = answers('post', 'cart', { message: 'Item Added to Cart', cart: cartWith(2) })
    await addForAgent(shirt)
    await addForAgent({ ...shirt, qty: 1 })
    expect(calls).toHaveLength(2)
  })

  test('returns a refusal as an error with its reason, and can be retried', async () => {
    const addForAgent = await newPage()
    hasCart(cartWith(0))
    refuses('post', 'cart', 409, 'Out of stock', 'OUT_OF_STOCK')
    const refused = await addForAgent(shirt)
    expect([refused.isError, said(refused)]).toEqual([true, 'Out of stock'])
    answers('post', 'cart', { message: 'Item Added to Cart', cart: cartWith(2) })
    expect((await addForAgent(shirt)).isError).toBe(false)
  })

  test('is not sent while the cart cannot be loaded: a lost answer could not be detected', async () => {
    const addForAgent = await newPage()
    breaks('get', 'cart')
    const calls = answers('post', 'cart', { message: 'Item Added to Cart' })
    const refused = await addForAgent(shirt)
    expect([refused.isError, said(refused)]).toEqual([true, buyToolMessages.notAdded])
    expect(calls).toHaveLength(0)
  })
})

describe("an agent's add whose answer is lost", () => {
  /** Stubs an add whose response is lost after `happens` runs; returns the calls. */
  function loses(happens: () => void) {
    const calls: true[] = []
    backendStub.use(
      http.post('http://localhost:3000/api/cart', () => {
        calls.push(true)
        happens()
        return HttpResponse.error()
      }),
    )
    return calls
  }

  const hasCartOf = (pieces: { now: number }) =>
    answers('get', 'cart', () => ({ cart: cartWith(pieces.now) }))

  test('is found in the cart, and not added again', async () => {
    const addForAgent = await newPage()
    const pieces = { now: 1 }
    hasCartOf(pieces)
    const calls = loses(() => {
      pieces.now += shirt.qty
    })
    const result = await addForAgent(shirt)
    expect(result).toMatchObject({ isError: false, structuredContent: { in_cart: 3 } })
    await addForAgent(shirt)
    expect([calls.length, pieces.now]).toEqual([1, 3])
  })

  test('is reported as not done when it did not arrive, and is added once when repeated', async () => {
    const addForAgent = await newPage()
    hasCartOf({ now: 1 })
    loses(() => {})
    const refused = await addForAgent(shirt)
    expect([refused.isError, said(refused)]).toEqual([true, buyToolMessages.notAdded])
    const calls = answers('post', 'cart', { message: 'Item Added to Cart', cart: cartWith(3) })
    expect((await addForAgent(shirt)).isError).toBe(false)
    expect(calls).toHaveLength(1)
  })

  test('is not repeated while its outcome is unknown', async () => {
    const addForAgent = await newPage()
    const pieces = { now: 1 }
    hasCartOf(pieces)
    const calls = loses(() => {
      pieces.now += shirt.qty
      breaks('get', 'cart')
    })
    expect(said(await addForAgent(shirt))).toBe(buyToolMessages.notKnown)
    expect(said(await addForAgent(shirt))).toBe(buyToolMessages.notKnown)
    hasCartOf(pieces)
    expect((await addForAgent(shirt)).isError).toBe(false)
    expect([calls.length, pieces.now]).toEqual([1, 3])
  })
})
