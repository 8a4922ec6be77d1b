import { Engine } from '@etalase/medusa/engine/engine.ts'
import { z } from 'zod'
import type { Piece } from '#bench/orders/steps.ts'
import { setStock } from '#engine/set-stock.ts'
import type { Opened } from '#engine/start-shop.ts'

const stores = z.object({
  data: z.object({ showroom_list: z.array(z.object({ id: z.number(), is_hub: z.number() })) }),
})
const product = z.object({
  data: z.object({ product: z.object({ sizes: z.array(z.object({ size_code: z.string() })) }) }),
})

const read = async <Schema extends z.ZodType>(url: string, schema: Schema) =>
  schema.parse(await (await fetch(url)).json())

/** Gives some sizes this many pieces each, all in one hub. */
export async function stockSizes(
  { settings, adminKey }: Opened,
  { sizes, qty }: { sizes: number; qty: number },
): Promise<Piece[]> {
  const adapter = `http://localhost:${settings.ports.adapter}`
  const engine = new Engine({
    url: `http://localhost:${settings.ports.engine}`,
    secret: settings.engineSecret,
    adminKey,
    onAway: (call, cause) => console.error(call, cause),
  })
  const { data } = await read(`${adapter}/master/showroom`, stores)
  const showroomId = data.showroom_list.find(({ is_hub }) => is_hub)?.id ?? 0
  const pieces: Piece[] = []
  for (let productId = 1001; pieces.length < sizes; productId++) {
    const found = await read(`${adapter}/product?id=${productId}`, product)
    for (const { size_code: size } of found.data.product.sizes)
      if (pieces.length < sizes) pieces.push({ productId, size, showroomId })
  }
  for (const { productId, size } of pieces)
    await setStock(engine, { product: productId, size, store: showroomId }, qty)
  return pieces
}
