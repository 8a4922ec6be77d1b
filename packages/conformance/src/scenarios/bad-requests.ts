import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import type { Client } from '#client.ts'
import { allCalls } from '#report.ts'
import { takesRequired } from '#rules/rules.ts'

const endpointOf = (call: EndpointKey): Endpoint => endpoints[call]

/** Returns the allowed statuses of a refusal; a missing optional call answers 404. */
const refusalStatuses = (call: EndpointKey, status: number) =>
  endpointOf(call).isOptional ? [status, 404] : [status]

async function checkMissingFields(client: Client, customer: Client): Promise<void> {
  for (const call of allCalls.filter(takesRequired)) {
    const caller = endpointOf(call).access === 'customer' ? customer : client
    await caller.expectError(call, 'no required field', refusalStatuses(call, 400))
  }
}

async function checkMissingToken(client: Client): Promise<void> {
  for (const call of allCalls.filter((name) => endpointOf(name).access === 'customer')) {
    await client.expectError(call, 'no token', refusalStatuses(call, 401))
    const headers = { Authorization: 'forged' }
    await client.expectError(call, 'a forged token', refusalStatuses(call, 401), { headers })
  }
}

/** Checks requests that every backend must refuse with the contract's error body. */
export async function checkBadRequests(client: Client, customer: Client): Promise<void> {
  await checkMissingFields(client, customer)
  await checkMissingToken(client)
  const malformed = { rawBody: '{"product_detail_id": 1,' }
  await client.expectError('POST cart', 'JSON that breaks off', [400], malformed)
  const huge = { rawBody: JSON.stringify({ email: 'x'.repeat(1_000_000), password: 'x' }) }
  await client.expectError('POST auth/sign-in', 'a megabyte', [413, 400], huge)
  const wrongTypes = { input: { product_detail_id: {}, size: [], qty: 'many' } }
  await client.expectError('POST cart', 'wrong types', [400], wrongTypes)
  const noDevice = { input: { local_device_id: 'x' } }
  await client.expectError('GET cart', 'an invalid device id', [400], noDevice)
}
