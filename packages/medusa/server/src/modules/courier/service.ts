import type {
  CalculatedShippingOptionPrice,
  CalculateShippingOptionPriceContext,
  CreateFulfillmentResult,
  FulfillmentOption,
} from '@medusajs/framework/types'
import { AbstractFulfillmentProviderService, MedusaError } from '@medusajs/framework/utils'
import { chargedKilograms, distanceBetween, type Service, tariffOf } from './tariff'

/** The `data` of a shipping option, as the seed writes it. */
type Tariff = Record<string, unknown> & Service & { from_subdistrict_id: number }

const nothingToPrint: CreateFulfillmentResult = { data: {}, labels: [] }

/** Couriers whose tariffs are in the `data` of their shipping options. Parcels are handed over by hand. */
export default class CourierService extends AbstractFulfillmentProviderService {
  static override identifier = 'courier'

  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [{ id: 'tariff' }, { id: 'pickup' }, { id: 'return', is_return: true }]
  }

  override async validateOption(): Promise<boolean> {
    return true
  }

  override async validateFulfillmentData(
    _option: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    return data
  }

  override async canCalculate(): Promise<boolean> {
    return true
  }

  /** Throws INVALID_DATA for a distance that isn't served, or without a subdistrict. */
  override async calculatePrice(
    tariff: Tariff,
    data: Record<string, unknown>,
    context: CalculateShippingOptionPriceContext,
  ): Promise<CalculatedShippingOptionPrice> {
    const to = Number(context.shipping_address?.metadata?.subdistrict_id ?? data?.subdistrict_id)
    const pieces = context.items.map(({ quantity, variant }) => ({
      ...variant,
      quantity: Number(quantity),
    }))
    const distance = distanceBetween(tariff.from_subdistrict_id, to)
    const amount = to ? tariffOf(tariff, chargedKilograms(pieces), distance) : undefined
    if (amount === undefined) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'SHIPPING_CHANGED')
    }
    return { calculated_amount: amount, is_calculated_price_tax_inclusive: true }
  }

  override async createFulfillment(): Promise<CreateFulfillmentResult> {
    return nothingToPrint
  }

  override async cancelFulfillment(): Promise<Record<string, never>> {
    return {}
  }

  override async createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return nothingToPrint
  }
}
