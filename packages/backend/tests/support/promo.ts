import { rupiah } from '@etalase/contract/rules/money.ts'

/** A promo code of 10 percent of the goods that is always valid. Each test sets its use limit. */
export const halo = {
  code: 'HALO',
  category: 'PRODUCT',
  discPercent: 10,
  discNominal: rupiah(0),
  discMax: rupiah(50_000),
  startsAt: new Date(0),
  endsAt: new Date('2099-01-01T00:00:00Z'),
} as const
