import type { SaleBrowser } from '#bench/flood/sale/browser.ts'

/** One size of a product that a hub has in stock. */
export interface Piece {
  productId: number
  size: string
  showroomId: number
}

/** A response of the shop. */
interface Reply {
  status: number
  text: string
}

/** One request of a purchase. */
export interface Step {
  name: string
  ask(browser: SaleBrowser, piece: Piece): Promise<Reply>
}

/** Creates a step that posts a call through the shop. */
export const post = (path: string, bodyOf: (piece: Piece) => object): Step => ({
  name: `POST ${path}`,
  ask: (browser, piece) => browser.ask(`/api/${path}`, { body: bodyOf(piece) }),
})

/** Creates a step that gets a page, or a call that reads. */
export const get = (path: string, pathOf = (_: Piece) => path): Step => ({
  name: `GET ${path}`,
  ask: (browser, piece) => browser.ask(pathOf(piece)),
})

/** Returns the body that adds the piece to the cart. */
export const cartBody = ({ productId, size }: Piece) => ({
  product_detail_id: productId,
  size,
  qty: 1,
})

/** Adds the piece to the cart. */
export const cartStep = post('cart', cartBody)

/** Takes a step. Throws unless the shop answers 200. */
export async function take({ name, ask }: Step, browser: SaleBrowser, piece: Piece): Promise<void> {
  const { status, text } = await ask(browser, piece)
  if (status !== 200) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`)
}
