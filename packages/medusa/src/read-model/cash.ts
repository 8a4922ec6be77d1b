import { type CashRules, cashWays } from '@etalase/backend-kit/cash/cash-settings.ts'
import { money } from '@etalase/contract/fields.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'

/** Staff's settings of cash payment, in the engine's document `settings`. */
export const cashSettings = {
  cash_on_delivery_services: z.array(z.string()).nullish(),
  cash_on_delivery_fee: money.nullish(),
  cash_on_delivery_maximum: money.nullable().optional(),
  pay_at_store: z.boolean().nullish(),
  pay_at_store_hours: z.int().positive().nullish(),
  cash_orders: z.int().positive().nullish(),
}

type Settings = z.output<z.ZodObject<typeof cashSettings>>

/** Returns the rules that staff have set. Defaults are the engine's (server/src/shop-settings.ts). */
function rulesOf(settings: Settings): CashRules {
  const { cash_on_delivery_services: services, cash_on_delivery_maximum: maximum } = settings
  return {
    ways: cashWays({
      delivery: Boolean(services?.length) && {
        fee: settings.cash_on_delivery_fee ?? rupiah(5_000),
        maximum: maximum === undefined ? rupiah(2_000_000) : maximum,
      },
      isPaidAtStore: settings.pay_at_store ?? false,
    }),
    storeHours: settings.pay_at_store_hours ?? 72,
    openOrders: settings.cash_orders ?? 3,
  }
}

/** The latest cash payment rules that staff have set. */
export class Cash {
  rules: CashRules = rulesOf({})

  replace(settings: Settings): void {
    this.rules = rulesOf(settings)
  }
}
