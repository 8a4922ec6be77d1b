import { z } from '@medusajs/framework/zod'
import type { LeftOut } from './left-out'

const answer = z.object({
  left_out: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      name: z.string(),
      part: z.string(),
      reason: z.string(),
    }),
  ),
})

const unreachable: LeftOut = {
  kind: 'shop',
  id: 'adapter',
  name: 'The shop',
  part: '',
  reason: 'does not answer: what it leaves out of products, orders and pages is not known now',
}

/** Returns what the adapter couldn't read from Medusa, or a line that says so when the adapter is unreachable. */
export async function adapterList(): Promise<LeftOut[]> {
  try {
    const response = await fetch(`${process.env.ADAPTER_URL}/engine/left-out`, {
      headers: { Authorization: `Bearer ${process.env.ENGINE_SECRET ?? ''}` },
      signal: AbortSignal.timeout(5_000),
    })
    return answer.parse(await response.json()).left_out
  } catch {
    return [unreachable]
  }
}
