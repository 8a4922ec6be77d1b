import { randomUUID } from 'node:crypto'
import { accepts, asked, data, does, type Mutant } from '#mutants/fault.ts'

const cart = 'GET cart'
const add = 'POST cart'
const everybody = randomUUID()

/** Faults of carts. */
export const cartMutants: readonly Mutant[] = [
  {
    name: 'all devices share one cart',
    make: () => ({
      answer: (sent, ask) =>
        ask(
          'local_device_id' in sent.input &&
            sent.input.local_device_id !== 'x' &&
            sent.call.includes('cart')
            ? { ...sent, input: { ...sent.input, local_device_id: everybody } }
            : sent,
        ),
    }),
  },
  { name: 'an added piece is not in the cart', make: does(add) },
  {
    name: 'adding one piece adds two',
    make: asked(add, ({ input }) => {
      if (input.qty === 1) input.qty = 2
    }),
  },
  {
    name: 'added pieces replace the earlier ones',
    make: data(cart, (d) => {
      for (const item of d.cart.cart_items) item.qty = Math.min(item.qty, 1)
    }),
  },
  {
    name: 'the cart accepts more pieces than any store has',
    make: accepts(add, undefined, ({ input }) => input.qty === 1_000),
  },
  {
    name: 'the cart accepts more pieces than one customer may have',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        const isOver = sent.call === add && Object(answer.body).error?.code === 'ORDER_LIMIT'
        return isOver ? { status: 200, body: { data: { message: 'Done.' } } } : answer
      },
    }),
  },
  {
    name: 'the cart accepts a quantity of zero',
    make: accepts(add, undefined, ({ input }) => input.qty === 0),
  },
  {
    name: 'the cart accepts a product that does not exist',
    make: accepts(add, undefined, ({ input }) => Number(input.product_detail_id) > 1_000_000),
  },
  {
    name: 'increasing by one adds two',
    make: asked('POST cart-item-increment-qty', ({ input }) => {
      input.qty = 2
    }),
  },
  { name: 'decreasing by one does nothing', make: does('POST cart-item-decrement-qty') },
  {
    name: 'decreasing by one removes the last piece',
    make: () => ({
      async answer(sent, ask) {
        if (sent.call !== 'POST cart-item-decrement-qty') return ask(sent)
        const { product_detail_id, size, local_device_id } = sent.input
        const now = await ask({ ...sent, call: cart, input: { local_device_id } })
        const items = Object(now.body).data.cart.cart_items
        return items[0]?.qty === 1
          ? ask({
              ...sent,
              call: 'DELETE cart-item-remove',
              input: { product_detail_id, size, local_device_id },
            })
          : ask(sent)
      },
    }),
  },
  { name: 'a removed line stays in the cart', make: does('DELETE cart-item-remove') },
  { name: 'removing a missing line succeeds', make: accepts('DELETE cart-item-remove') },
  {
    name: 'a product costs less in the cart than on its page',
    make: data(cart, (d) => {
      for (const item of d.cart.cart_items) item.product_detail.net_price -= 1
    }),
  },
  {
    name: 'the cart takes a discount off twice',
    make: data(cart, (d) => {
      for (const item of d.cart.cart_items)
        item.product_detail.net_price = Math.floor(item.product_detail.net_price * 0.9)
    }),
  },
  {
    name: 'the cart has another size',
    make: data(cart, (d) => {
      for (const item of d.cart.cart_items) item.size_code = 'ZZ'
    }),
  },
  {
    name: 'two lines of a cart have the same id',
    make: data(cart, (d) => {
      for (const item of d.cart.cart_items) item.id = 1
    }),
  },
  { name: "the guest's cart is lost at sign-in", make: does('POST cart-move') },
  {
    name: 'the moved cart stays with the old device too',
    make: () => ({
      async answer(sent, ask) {
        if (sent.call !== 'POST cart-move') return ask(sent)
        const { local_device_id, new_device_id } = sent.input
        const now = await ask({ ...sent, call: cart, input: { local_device_id } })
        for (const item of Object(now.body).data.cart.cart_items)
          await ask({
            ...sent,
            call: add,
            input: {
              local_device_id: new_device_id,
              product_detail_id: item.product_detail_id,
              size: item.size_code,
              qty: item.qty,
            },
          })
        return { status: 200, body: { data: { message: 'Moved.' } } }
      },
    }),
  },
]
