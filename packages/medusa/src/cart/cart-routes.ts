import { requirePieces } from '@etalase/backend-kit/cart/require-pieces.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Adapter } from '#adapter.ts'
import { linesToBuy } from '#cart/basket.ts'
import {
  addLine,
  type CartLine,
  type EngineCart,
  findCart,
  removeLine,
  setLine,
} from '#cart/engine-cart.ts'
import { findSize, toCart } from '#cart/shown-lines.ts'
import { EngineError } from '#engine/engine.ts'
import type { AnswerCall } from '#http/answer-call.ts'

interface Sized {
  product_detail_id: number
  size: string
}

interface SizedOfDevice extends Sized {
  local_device_id: string
}

const keyOf = ({ product_detail_id: productId, size: sizeCode }: Sized) => ({ productId, sizeCode })

const notInCart = () => badRequest('NOT_IN_CART', messages().answers.cart.notInCart)

const lineOf = ({ lines }: EngineCart, { product_detail_id, size }: Sized): CartLine | undefined =>
  lines.find((line) => line.productId === product_detail_id && line.sizeCode === size)

/** Pieces that a cart would hold. */
interface Wanted {
  ofLine: number
  /** Of the product, in all sizes. */
  ofProduct: number
}

/** Returns what a cart would hold with more pieces of a size. */
function withMore({ lines }: EngineCart, sized: Sized, more: number): Wanted {
  const ofProduct = lines.filter(({ productId }) => productId === sized.product_detail_id)
  const ofLine = ofProduct.filter(({ sizeCode }) => sizeCode === sized.size)
  const pieces = (some: readonly CartLine[]) => some.reduce((sum, { qty }) => sum + qty, more)
  return { ofLine: pieces(ofLine), ofProduct: pieces(ofProduct) }
}

/** Returns the variant of a size. Throws OUT_OF_STOCK, with product and size, when no store has enough pieces, and ORDER_LIMIT. */
async function requireSize({ model }: Adapter, sized: Sized, wanted: Wanted): Promise<string> {
  const { productId, sizeCode } = keyOf(sized)
  const variantId = model.variants.idOf({ productId, sizeCode })
  const sold = await findSize(model.db, { productId, sizeCode })
  if (!variantId || !sold) throw notFound(messages().answers.cart.invalidItem)
  const { name: productName, maxPerOrder } = sold.product
  requirePieces({ ...sold, productName, maxPerOrder }, wanted)
  return variantId
}

/**
 * Translates Medusa's refusal to change a line into the contract's; returns other errors as they are. Refreshes the stock first, since
 * staff may just have changed it.
 */
async function refusalOf(adapter: Adapter, error: unknown, sized: Sized, wanted: Wanted) {
  if (!(error instanceof EngineError) || error.status >= 500) return error
  const { productId, sizeCode } = keyOf(sized)
  const variantId = adapter.model.variants.idOf({ productId, sizeCode })
  if (variantId) await adapter.model.refreshStock([variantId])
  await requireSize(adapter, sized, wanted)
  return notFound(messages().answers.cart.invalidItem)
}

/** Registers the calls of a device's cart, which is a cart of the engine, and of a product bought without it. */
export function cartRoutes(answer: AnswerCall, adapter: Adapter): void {
  /** Changes the cart of a device, under its lock. */
  const changing = (input: SizedOfDevice, change: (cart: EngineCart) => Promise<unknown>) =>
    adapter.locks.run(input.local_device_id, async () =>
      change(await findCart(adapter, input.local_device_id)),
    )

  /** Changes a line. Throws NOT_IN_CART without one. */
  const changingLine = (
    input: SizedOfDevice,
    change: (cartId: string, line: CartLine) => Promise<unknown>,
  ) =>
    changing(input, (cart) => {
      const line = lineOf(cart, input)
      if (!line || !cart.cartId) throw notInCart()
      return change(cart.cartId, line)
    })

  answer('GET cart', async ({ local_device_id }) => {
    const { lines } = await findCart(adapter, local_device_id)
    return { cart: await toCart(adapter.model.db, lines) }
  })

  answer('GET buy-now', async ({ local_device_id: deviceId, ...buyNow }) => {
    await requireSize(adapter, buyNow, { ofLine: buyNow.qty, ofProduct: buyNow.qty })
    return { cart: await toCart(adapter.model.db, await linesToBuy(adapter, { deviceId, buyNow })) }
  })

  /** Raises a line, or adds it. Throws OUT_OF_STOCK when no store has enough pieces, and ORDER_LIMIT. */
  async function raise(input: SizedOfDevice & { qty: number }, cart: EngineCart) {
    const line = lineOf(cart, input)
    const wanted = withMore(cart, input, input.qty)
    const variantId = await requireSize(adapter, input, wanted)
    const raised =
      line && cart.cartId
        ? setLine(adapter, cart.cartId, line.lineId, wanted.ofLine)
        : addLine(adapter, input.local_device_id, { cart, variantId, qty: input.qty })
    await raised.catch(async (error: unknown) => {
      throw await refusalOf(adapter, error, input, wanted)
    })
  }

  answer('POST cart', async (input) => {
    await changing(input, (cart) => raise(input, cart))
    return { message: messages().answers.cart.added }
  })

  answer('POST cart-item-increment-qty', async (input) => {
    await changing(input, async (cart) => {
      if (!lineOf(cart, input)) throw notInCart()
      await raise(input, cart)
    })
    return { message: messages().answers.cart.added }
  })

  answer('POST cart-item-decrement-qty', async (input) => {
    await changingLine(input, (cartId, line) =>
      setLine(adapter, cartId, line.lineId, Math.max(1, line.qty - input.qty)),
    )
    return { message: messages().answers.cart.decremented }
  })

  answer('DELETE cart-item-remove', async (input) => {
    await changingLine(input, (cartId, line) => removeLine(adapter, cartId, line.lineId))
    return { message: messages().answers.cart.removed }
  })
}
