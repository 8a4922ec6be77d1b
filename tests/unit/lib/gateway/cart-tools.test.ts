import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { formResultJsonLd } from '#lib/seo/form-result-json-ld.ts'
import { cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'
import { cartToolsMessages } from '#messages/tools.ts'
import { aRequest, flashOf, goesTo } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const text = cartToolsMessages
const name = cartMessages.sized('Oxford shirt in White', { size_name: 'M' })

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Stubs a backend whose cart has pieces of a shirt; returns the writes. */
function hasPieces(pieces: number, refusal?: string) {
  const cart = { now: pieces }
  const writes: unknown[] = []
  const write =
    (change: (qty: number) => void) =>
    async ({ request }: { request: Request }) => {
      const { local_device_id: _, ...body } = JSON.parse(await request.text())
      writes.push([new URL(request.url).pathname.slice(1), body.qty])
      if (refusal) {
        const error = { message: refusal, code: 'OUT_OF_STOCK' }
        return HttpResponse.json({ error }, { status: 409 })
      }
      change(body.qty)
      return HttpResponse.json({ data: { message: 'Done' } })
    }
  backendStub.use(
    http.get(`${backend}/cart`, () => {
      const lines = cart.now > 0 ? [aCartItem({ qty: cart.now })] : []
      return HttpResponse.json({ data: { cart: aCart(...lines) } })
    }),
    http.post(
      `${backend}/cart-item-increment-qty`,
      write((qty) => {
        cart.now += qty
      }),
    ),
    http.post(
      `${backend}/cart-item-decrement-qty`,
      write((qty) => {
        cart.now -= qty
      }),
    ),
    http.delete(
      `${backend}/cart-item-remove`,
      write(() => {
        cart.now = 0
      }),
    ),
  )
  return writes
}

async function send(change: 'quantity' | 'delivery', body: string) {
  const response = await serve(await aRequest('POST', `/api/cart/${change}`, { body }))
  expect(goesTo(response)).toEqual([303, '/cart'])
  return flashOf(response, '/cart')
}

describe("a line's quantity", () => {
  test.each([
    ['3', [['cart-item-increment-qty', 2]], 3],
    ['1', [], 1],
    ['0', [['cart-item-remove', undefined]], 0],
  ])('is set to %s, and stays so when set again', async (qty, wrote, after) => {
    const writes = hasPieces(1)
    const said = { message: text.quantitySet(name, after), isDone: true }
    expect(await send('quantity', `line=1001:M&qty=${qty}`)).toMatchObject(said)
    expect(writes).toEqual(wrote)
    if (after > 0) expect(await send('quantity', `line=1001:M&qty=${qty}`)).toMatchObject(said)
    expect(writes).toEqual(wrote)
  })

  test('is lowered by the excess', async () => {
    const writes = hasPieces(5)
    await send('quantity', 'line=1001:M&qty=2')
    expect(writes).toEqual([['cart-item-decrement-qty', 3]])
  })

  test.each([
    ['a line that is not there', 'line=1002:M&qty=2', productMessages.itemNotValid],
    ['no line', 'qty=2', productMessages.itemNotValid],
    ['no number', 'line=1001:M&qty=two', productMessages.wholeQuantity],
    ['a negative number', 'line=1001:M&qty=-1', productMessages.wholeQuantity],
    ['a fraction', 'line=1001:M&qty=1.5', productMessages.wholeQuantity],
    ['too many', 'line=1001:M&qty=1001', productMessages.wholeQuantity],
  ])('of %s is refused without a write', async (_, body, message) => {
    const writes = hasPieces(1)
    expect(await send('quantity', body)).toMatchObject({ message, isDone: false })
    expect(writes).toEqual([])
  })

  test('stays when the shops have no more, and says why', async () => {
    hasPieces(1, 'Only 1 left')
    expect(await send('quantity', 'line=1001:M&qty=9')).toMatchObject({
      message: 'Only 1 left',
      isDone: false,
    })
  })
})

describe('the delivery cost', () => {
  const places = (respond: () => Response) =>
    backendStub.use(http.get(`${backend}/master/subdistrict-search`, respond))

  test('is not shown for an unknown place', async () => {
    hasPieces(1)
    places(() => HttpResponse.json({ data: { subdistrict_list: [] } }))
    expect(await send('delivery', 'place=Atlantis')).toMatchObject({
      message: text.unknownPlace('Atlantis'),
      isDone: false,
    })
  })

  test('is shown for a place given by its full label, which is longer than a name', async () => {
    hasPieces(1)
    const asked: string[] = []
    backendStub.use(
      http.get(`${backend}/master/subdistrict-search`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('search') ?? '')
        return HttpResponse.json({ data: { subdistrict_list: [] } })
      }),
    )
    const label = `${'Jl. Melati Raya No. 12A, '.repeat(12)}Kec. Coblong, Kota Bandung 40132`
    expect(await send('delivery', `place=${encodeURIComponent(label)}`)).toMatchObject({
      message: text.unknownPlace(label.slice(0, 60)),
    })
    expect(asked).toEqual([label])
  })

  test('is left to the checkout when the backend does not look up places', async () => {
    hasPieces(1)
    places(() => HttpResponse.json({ error: { code: 'NOT_FOUND' } }, { status: 404 }))
    expect(await send('delivery', 'place=Coblong')).toMatchObject({
      message: text.placesUnknown,
      isDone: false,
    })
  })

  test('makes no call without a place', async () => {
    hasPieces(1)
    expect(await send('delivery', 'place=')).toMatchObject({ isDone: false })
  })
})

describe("a form's result for an agent", () => {
  test('is a completed action with its message', () => {
    expect(formResultJsonLd({ message: 'Done', problems: {}, isDone: true })).toMatchObject({
      actionStatus: 'https://schema.org/CompletedActionStatus',
      result: { description: 'Done' },
    })
  })

  test('is a failed action with every reason', () => {
    const problems = { email: 'No address', size: 'No size' }
    expect(formResultJsonLd({ message: '', problems, isDone: false })).toEqual({
      '@type': 'Action',
      actionStatus: 'https://schema.org/FailedActionStatus',
      error: { '@type': 'Thing', description: 'No address No size' },
    })
  })
})
