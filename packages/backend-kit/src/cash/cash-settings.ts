import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { wholeSetting } from '@etalase/contract/rules/env-settings.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'

const switched = z.enum(['0', '1']).optional()

/** Settings of the ways to pay without a payment provider. */
export const cashVariables = {
  CASH_ON_DELIVERY: switched,
  CASH_ON_DELIVERY_FEE: wholeSetting(0, 1_000_000).default(5_000),
  CASH_ON_DELIVERY_MAXIMUM: wholeSetting(1, 1_000_000_000).default(2_000_000),
  PAY_AT_STORE: switched,
  // A day or more: less could end before a store has opened at all.
  PAY_AT_STORE_HOURS: wholeSetting(24, 720).default(72),
  CASH_ORDERS: wholeSetting(1, 1_000_000).default(3),
}

type Values = z.output<z.ZodObject<typeof cashVariables>>

/** A way to pay that the company offers. */
export interface CashWay {
  way: PaymentWay
  /** Whole rupiah. */
  fee: Rupiah
  /** The most that an order may cost without the fee, in whole rupiah; null for no limit. */
  maximum: Rupiah | null
}

/** The ways to pay without a payment provider, and their limits. */
export interface CashRules {
  /** In the order in which they are shown. */
  ways: readonly CashWay[]
  /** Hours for which a store keeps an order that is paid there, from the order on and again from when it is ready. */
  storeHours: number
  /** Orders that may be waiting for cash at a time: of a device, an account, and of an e-mail or delivery address from one network. */
  openOrders: number
}

/** Reads them. What is not switched on or off is offered `byDefault`: in a demo. */
export function cashRules(values: Values, byDefault: boolean): CashRules {
  const isOn = (given: '0' | '1' | undefined) => (given === undefined ? byDefault : given === '1')
  const { CASH_ON_DELIVERY_FEE: fee, CASH_ON_DELIVERY_MAXIMUM: maximum } = values
  return {
    ways: cashWays({
      delivery: isOn(values.CASH_ON_DELIVERY) && { fee: rupiah(fee), maximum: rupiah(maximum) },
      isPaidAtStore: isOn(values.PAY_AT_STORE),
    }),
    storeHours: values.PAY_AT_STORE_HOURS,
    openOrders: values.CASH_ORDERS,
  }
}

interface Switched {
  /** False where no parcel is paid for when it arrives. */
  delivery: Omit<CashWay, 'way'> | false
  isPaidAtStore: boolean
}

/** The ways that are switched on. Paying at the store costs nothing, whatever the order costs. */
export const cashWays = ({ delivery, isPaidAtStore }: Switched): CashWay[] => [
  ...(delivery ? [{ way: 'CASH_ON_DELIVERY' as const, ...delivery }] : []),
  ...(isPaidAtStore ? [{ way: 'PAY_AT_STORE' as const, fee: rupiah(0), maximum: null }] : []),
]
