import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { productPromos, promos } from '#db/schema/promos.ts'

/** Current promos don't end, so that the demo works in any year. */
const current = {
  startsAt: new Date('2026-01-01T00:00:00+07:00'),
  endsAt: new Date('2100-01-01T00:00:00+07:00'),
}

const never = rupiah(0)

/** The demo company's promo codes: one of each kind, an expired one, and one with few uses. */
export const promoSeeds: (typeof promos.$inferInsert)[] = [
  {
    code: 'HALO10',
    category: 'PRODUCT',
    discPercent: 10,
    discNominal: never,
    discMax: rupiah(100_000),
    useLimit: 100_000,
    isOffered: true,
    ...current,
  },
  {
    code: 'HEMAT25',
    category: 'PRODUCT',
    discPercent: 0,
    discNominal: rupiah(25_000),
    discMax: rupiah(25_000),
    useLimit: 100_000,
    isOffered: true,
    ...current,
  },
  {
    code: 'ONGKIR',
    category: 'SHIPPING',
    discPercent: 100,
    discNominal: never,
    discMax: rupiah(20_000),
    useLimit: 100_000,
    isOffered: true,
    ...current,
  },
  {
    code: 'PERTAMA',
    category: 'PRODUCT',
    discPercent: 20,
    discNominal: rupiah(10_000),
    discMax: rupiah(150_000),
    useLimit: 3,
    ...current,
  },
  {
    code: 'TAHUNBARU',
    category: 'PRODUCT',
    discPercent: 15,
    discNominal: never,
    discMax: rupiah(100_000),
    useLimit: 100_000,
    startsAt: new Date('2025-12-26T00:00:00+07:00'),
    endsAt: new Date('2026-01-05T00:00:00+07:00'),
  },
]

/** The demo's bundles: three children's pieces, two men's T-shirts, three scarves in any colours. */
export const bundleSeeds: (typeof productPromos.$inferInsert)[] = [
  { id: 1, bundlingType: 'GROUP', groupId: kidsGroupId, itemCount: 3 },
  { id: 2, bundlingType: 'SUB_GROUP', subGroupId: 601, itemCount: 2 },
  { id: 3, bundlingType: 'PRODUCT', itemCount: 3 },
]

/** The category of the third bundle's products. */
export const bundledCategory = 'Scarves & Hijab'
