import { errorMessage } from '@etalase/contract/rules/error-message.ts'
import { staffEndpoints } from '@etalase/contract/staff.ts'
import { z } from 'zod'
import { type Call, readInput } from '#commands/staff/typed-input.ts'

export type Answer<Key extends Call> = z.output<(typeof staffEndpoints)[Key]['data']>

const refusal = z.object({ error: z.object({ message: z.string() }) })

/** Makes a call with typed arguments and prints how they were read. Throws for unreadable input and refusals. */
export async function call<Key extends Call>(key: Key, typed: object): Promise<Answer<Key>> {
  const { input, understood } = readInput(key, typed)
  const [method = 'GET', path = ''] = key.split(' ')
  const url = new URL(path, `${process.env.BACKEND_URL || 'http://localhost:4000'}/`)
  const headers = {
    authorization: `Bearer ${process.env.STAFF_TOKEN ?? ''}`,
    'content-type': 'application/json',
  }
  const isRead = method === 'GET'
  if (isRead)
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) url.searchParams.set(name, String(value))
  if (!isRead) for (const line of understood) process.stdout.write(`${line}\n`)
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(30_000),
    ...(isRead ? {} : { body: JSON.stringify(input) }),
  }).catch((error: Error) => {
    if (error.name === 'TimeoutError' && !isRead)
      throw new Error(
        `${url.origin} took too long: check whether the change was made before you repeat it.`,
      )
    throw new Error(`${url.origin} does not respond: ${errorMessage(error.cause ?? error)}`)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new Error(refusal.safeParse(body).data?.error.message ?? `Status ${response.status}`)
  const data = z.object({ data: staffEndpoints[key].data }).parse(body).data
  return data as Answer<Key>
}

/** Sends a command to each shop's order queue, or reads its state. Returns a line per shop. Throws when one refuses. */
export async function orderQueue(order: string | undefined): Promise<string[]> {
  const shops = (process.env.SHOP_URL || 'http://localhost:3000').split(/[\s,]+/)
  const lines: string[] = []
  for (const shop of shops) {
    const response = await fetch(new URL('/api/queue', shop), {
      method: 'POST',
      headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET ?? ''}` },
      signal: AbortSignal.timeout(30_000),
      body: JSON.stringify(order === undefined ? {} : { order }),
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok)
      throw new Error(`${shop}: ${refusal.safeParse(body).data?.error.message ?? response.status}`)
    lines.push(`${shop}  ${JSON.stringify(z.object({ data: z.unknown() }).parse(body).data)}`)
  }
  return lines
}
