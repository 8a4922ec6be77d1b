import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPlacements } from '#tests/support/placements.ts'
import { keptDetails } from '../server/src/customers/kept-details.ts'

const { postgres, add } = await openPlacements()
afterAll(() => postgres.close())
beforeEach(() => postgres.exec('delete from placement'))

async function keptOf(details: object): Promise<object | undefined> {
  await add({ details })
  await postgres.exec(`update placement set details = ${keptDetails}`)
  const { rows } = await postgres.query<{ details: object }>('select details from placement')
  return rows[0]?.details
}

test('an order of a deleted account keeps only the company of its invoice', async () => {
  const seller = { name: 'PT Satu', address: 'Jl. Satu 1', npwp: null, charges_ppn: false }
  const buyer = { buyer_name: 'Sari', whatsapp: { phone: '081234567890' }, network: 'a' }
  const counted = { cash_keys: ['email'], gift_message: 'Selamat', pieces: { variant_1: 1 } }
  expect(await keptOf({ ...buyer, ...counted, seller })).toEqual({ seller })
})

test('an order without a company keeps no details', async () => {
  expect(await keptOf({ buyer_name: 'Sari' })).toEqual({})
  await postgres.exec('delete from placement')
  expect(await keptOf({})).toEqual({})
})
