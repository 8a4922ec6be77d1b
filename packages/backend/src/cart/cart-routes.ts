import { findCart } from '@etalase/backend-kit/cart/basket.ts'
import {
  addToLine,
  decrementLine,
  incrementLine,
  type LineKey,
  piecesInCart,
  removeLine,
} from '@etalase/backend-kit/cart/cart-lines.ts'
import { requirePieces } from '@etalase/backend-kit/cart/require-pieces.ts'
import { findSizedProduct } from '@etalase/backend-kit/cart/sized-product.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { FastifyInstance } from 'fastify'
import { moveDevice } from '#cart/move-device.ts'
import type { RouteOptions } from '#route-options.ts'

interface SizedInput {
  local_device_id: string
  product_detail_id: number
  size: string
}

const lineKey = ({ local_device_id, product_detail_id, size }: SizedInput): LineKey => ({
  deviceId: local_device_id,
  productId: product_detail_id,
  sizeCode: size,
})

const notInCart = () => badRequest('NOT_IN_CART', messages().answers.cart.notInCart)

/** Registers a device's cart: reads, writes, and the move to another device id. */
export default function cartRoutes(app: FastifyInstance, { context: { db } }: RouteOptions): void {
  /** Runs a write that adds pieces if one shop has them all. Otherwise throws an error that names product and size. */
  const addPieces = (
    line: LineKey,
    qty: number,
    write: (tx: Database, more: { qty: number; price: Rupiah }) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await lockKey(tx, line.deviceId)
      const [sized, inCart] = await Promise.all([
        findSizedProduct(tx, line.productId, line.sizeCode),
        piecesInCart(tx, line),
      ])
      if (!sized) throw notFound(messages().answers.cart.invalidItem)
      requirePieces(sized, { ofLine: inCart.ofLine + qty, ofProduct: inCart.ofProduct + qty })
      await write(tx, { qty, price: sized.price })
    })

  registerEndpoint(app, 'GET cart', async ({ local_device_id }) => ({
    cart: await findCart(db, { deviceId: local_device_id }),
  }))

  registerEndpoint(app, 'GET buy-now', async ({ local_device_id, ...buyNow }) => {
    const sized = await findSizedProduct(db, buyNow.product_detail_id, buyNow.size)
    if (!sized) throw notFound(messages().answers.cart.invalidItem)
    requirePieces(sized, { ofLine: buyNow.qty, ofProduct: buyNow.qty })
    return { cart: await findCart(db, { deviceId: local_device_id, buyNow }) }
  })

  registerEndpoint(app, 'POST cart', async (input) => {
    const line = lineKey(input)
    await addPieces(line, input.qty, (tx, more) => addToLine(tx, line, more))
    return { message: messages().answers.cart.added }
  })

  registerEndpoint(app, 'POST cart-item-increment-qty', async (input) => {
    const line = lineKey(input)
    if ((await piecesInCart(db, line)).ofLine === 0) throw notInCart()
    await addPieces(line, input.qty, async (tx, more) => {
      // Another tab may have removed the line in the meantime.
      if (!(await incrementLine(tx, line, more))) throw notInCart()
    })
    return { message: messages().answers.cart.added }
  })

  registerEndpoint(app, 'POST cart-item-decrement-qty', async (input) => {
    if (!(await decrementLine(db, lineKey(input), input.qty))) throw notInCart()
    return { message: messages().answers.cart.decremented }
  })

  registerEndpoint(app, 'DELETE cart-item-remove', async (input) => {
    if (!(await removeLine(db, lineKey(input)))) throw notInCart()
    return { message: messages().answers.cart.removed }
  })

  registerEndpoint(app, 'POST cart-move', async ({ local_device_id, new_device_id }) => {
    if (local_device_id !== new_device_id) await moveDevice(db, local_device_id, new_device_id)
    return { message: messages().answers.cart.moved }
  })
}
