import type { SaleBrowser } from '#bench/flood/sale/browser.ts'

/** One size of a product, which a hub has. */
export interface Piece {
  productId: number
  size: string
  showroomId: number
}

/** What a shop answers. */
interface Reply {
  status: number
  text: string
}

/** A request of a purchase: what it asks, given what is bought. */
export interface Step {
  name: string
  ask(browser: SaleBrowser, piece: Piece): Promise<Reply>
}

/** A call through the shop. */
export const post = (path: string, bodyOf: (piece: Piece) => object): Step => ({
  name: `POST ${path}`,
  ask: (browser, piece) => browser.ask(`/api/${path}`, { body: bodyOf(piece) }),
})

/** A page, or a call that reads. */
export const get = (path: string, pathOf = (_: Piece) => path): Step => ({
  name: `GET ${path}`,
  ask: (browser, piece) => browser.ask(pathOf(piece)),
})

/** What puts the piece into the cart. */
export const cartBody = ({ productId, size }: Piece) => ({
  product_detail_id: productId,
  size,
  qty: 1,
})

/** Puts the piece into the cart. */
export const cartStep = post('cart', cartBody)

/** Does a step. Throws unless the shop answers 200. */
export async function take({ name, ask }: Step, browser: SaleBrowser, piece: Piece): Promise<void> {
  const { status, text } = await ask(browser, piece)
  if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`)
}
