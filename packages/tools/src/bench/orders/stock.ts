import type { Piece } from '#bench/orders/steps.ts'

interface Staffed {
  backendUrl: string
  /** STAFF_TOKEN of the backend. */
  token: string
}

interface Product {
  sizes: { size_code: string }[]
}

async function read<Data>(url: string): Promise<Data> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()).data
}

async function setStock({ backendUrl, token }: Staffed, piece: Piece, qty: number) {
  const { productId, size, showroomId } = piece
  const response = await fetch(`${backendUrl}/staff/stock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      product_detail_id: productId,
      size_code: size,
      showroom_id: showroomId,
      qty,
    }),
  })
  if (!response.ok) throw new Error(`The stock was not set: ${await response.text()}`)
}

/** Gives some of the demo company's sizes this many pieces each, all in one hub. */
export async function stockPieces(
  staffed: Staffed,
  { sizes, qty }: { sizes: number; qty: number },
): Promise<Piece[]> {
  const { backendUrl } = staffed
  const { showroom_list } = await read<{ showroom_list: { id: number; is_hub: number }[] }>(
    `${backendUrl}/master/showroom`,
  )
  const showroomId = showroom_list.find(({ is_hub }) => is_hub)?.id ?? 0
  const pieces: Piece[] = []
  for (let id = 1001; pieces.length < sizes; id++) {
    const { product } = await read<{ product: Product }>(`${backendUrl}/product?id=${id}`)
    const ofProduct = product.sizes.map(({ size_code }) => ({
      productId: id,
      size: size_code,
      showroomId,
    }))
    pieces.push(...ofProduct.slice(0, sizes - pieces.length))
  }
  for (const piece of pieces) await setStock(staffed, piece, qty)
  return pieces
}
