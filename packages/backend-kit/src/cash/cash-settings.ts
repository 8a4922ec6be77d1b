import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { wholeSetting } from '@etalase/contract/rules/env-settings.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'

const switched = z.enum(['0', '1']).optional()

/** Settings for paying without a payment provider. */
export const cashVariables = {
  CASH_ON_DELIVERY: switched,
  CASH_ON_DELIVERY_FEE: wholeSetting(0, 1_000_000).default(5_000),
  CASH_ON_DELIVERY_MAXIMUM: wholeSetting(1, 1_000_000_000).default(2_000_000),
  PAY_AT_STORE: switched,
  // At least a day, so that it can't expire before the store has opened.
  PAY_AT_STORE_HOURS: wholeSetting(24, 720).default(72),
  CASH_ORDERS: wholeSetting(1, 1_000_000).default(3),
}

type Values = z.output<z.ZodObject<typeof cashVariables>>

/** A way to pay offered by the company. */
export interface CashWay {
  way: PaymentWay
  /** Whole rupiah. */
  fee: Rupiah
  /** Maximum order total before the fee, in whole rupiah; null for no limit. */
  maximum: Rupiah | null
}

/** Ways to pay without a payment provider, and their limits. */
export interface CashRules {
  /** In display order. */
  ways: readonly CashWay[]
  /** Hours a store keeps an order to be paid there, counted from the order and again from when it is ready. */
  storeHours: number
  /** Maximum open cash orders per device, per account, and per e-mail or delivery address within one network. */
  openOrders: number
}

/** Reads the cash settings. Ways neither switched on nor off follow `byDefault`, which is true in demos. */
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
  /** False when cash on delivery is off. */
  delivery: Omit<CashWay, 'way'> | false
  isPaidAtStore: boolean
}

/** Returns the ways switched on. Paying at the store has no fee and no maximum. */
export const cashWays = ({ delivery, isPaidAtStore }: Switched): CashWay[] => [
  ...(delivery ? [{ way: 'CASH_ON_DELIVERY' as const, ...delivery }] : []),
  ...(isPaidAtStore ? [{ way: 'PAY_AT_STORE' as const, fee: rupiah(0), maximum: null }] : []),
]
