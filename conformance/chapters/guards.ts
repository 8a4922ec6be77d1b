import type { Client } from '#conformance/client.ts'
import { allCalls } from '#conformance/report.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '#lib/contract/endpoints.ts'

const endpointOf = (call: EndpointKey): Endpoint => endpoints[call]

/** How a call may refuse: a backend that does without an optional one answers 404 whatever comes. */
const refusing = (call: EndpointKey, status: number) =>
  endpointOf(call).isOptional ? [status, 404] : [status]

function takesRequired(call: EndpointKey): boolean {
  const { query, body } = endpointOf(call)
  const schema = query ?? body
  return schema !== undefined && !schema.safeParse({}).success
}

async function missingFields(client: Client, customer: Client): Promise<void> {
  for (const call of allCalls.filter(takesRequired)) {
    const asker = endpointOf(call).access === 'customer' ? customer : client
    await asker.refused(call, 'nothing of what it needs', refusing(call, 400))
  }
}

async function withoutToken(client: Client): Promise<void> {
  for (const call of allCalls.filter((name) => endpointOf(name).access === 'customer')) {
    await client.refused(call, 'no token', refusing(call, 401))
    const headers = { Authorization: 'forged' }
    await client.refused(call, 'a forged token', refusing(call, 401), { headers })
  }
}

/** What every backend must turn away, in the contract's own shape. */
export async function turnAway(client: Client, customer: Client): Promise<void> {
  await missingFields(client, customer)
  await withoutToken(client)
  const malformed = { rawBody: '{"product_detail_id": 1,' }
  await client.refused('POST cart', 'JSON that breaks off', [400], malformed)
  const huge = { rawBody: JSON.stringify({ email: 'x'.repeat(1_000_000), password: 'x' }) }
  await client.refused('POST auth/sign-in', 'a megabyte', [413, 400], huge)
  const wrongTypes = { input: { product_detail_id: {}, size: [], qty: 'many' } }
  await client.refused('POST cart', 'wrong types', [400], wrongTypes)
  const noDevice = { input: { local_device_id: 'x' } }
  await client.refused('GET cart', 'a device id that is none', [400], noDevice)
}
