import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readShopSettings, writeShopSettings } from '../../../../shop-settings'
import { listServices } from '../../../../tariffs'
import { typedSettings } from '../../../../typed-settings'
import { parse } from '../../../input'

const read = async (scope: MedusaRequest['scope']) => ({
  ...(await readShopSettings(scope)),
  services: await listServices(scope),
})

export const GET = async ({ scope }: MedusaRequest, response: MedusaResponse) => {
  response.json(await read(scope))
}

/** Updates the given settings. Throws 400 for invalid values. */
export const POST = async ({ scope, body }: MedusaRequest, response: MedusaResponse) => {
  await writeShopSettings(scope, parse(typedSettings, body))
  response.json(await read(scope))
}
