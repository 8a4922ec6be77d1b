import type { Ask, Sent } from '#mutants/faulty-backend.ts'

/** Returns the sizes in the cart of a checkout's caller. */
export async function sizesIn(
  ask: Ask,
  { input: { local_device_id }, headers }: Sent,
): Promise<{ product_detail_id: number; size_code: string; qty: number }[]> {
  const answer = await ask({ call: 'GET cart', input: { local_device_id }, headers })
  return Object(answer.body).data?.cart.cart_items ?? []
}

/** Puts pieces into the cart of a checkout's caller. */
export async function refill(ask: Ask, sent: Sent, sizes: Awaited<ReturnType<typeof sizesIn>>) {
  const { local_device_id } = sent.input
  for (const { product_detail_id, size_code, qty } of sizes)
    await ask({
      ...sent,
      call: 'POST cart',
      input: { local_device_id, product_detail_id, size: size_code, qty },
    })
}
