import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productsOfPrices } from '../catalogue/products-of-prices'
import { productsChanged } from '../engine-event'
import { tellAdapter } from '../events'
import { loggerOf } from '../scope'
import { pathOf } from './path-of'
import { priceListChange } from './price-list-change'

/** Returns the products concerned; none when the database fails, so that everything is reread. */
async function concerned({ scope, originalUrl, body }: MedusaRequest): Promise<string[]> {
  try {
    return await productsOfPrices(scope, priceListChange(pathOf(originalUrl), body))
  } catch (error) {
    loggerOf(scope).error(`The products of a price list were not read: ${error}`)
    return []
  }
}

/** Tells the adapter of the products of a changed price list. They are read before the change, which may remove their prices. */
export async function tellPriceList(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const products = await concerned(request)
  response.once('finish', () => {
    if (response.statusCode < 400) tellAdapter(request.scope, productsChanged(products))
  })
  next()
}
