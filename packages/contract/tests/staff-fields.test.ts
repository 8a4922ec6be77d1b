import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#endpoint.ts'
import { staffEndpoints } from '#staff.ts'
import { kindOf, staffMoney, staffPercent, staffTime } from '#staff-fields.ts'

/** Returns the innermost schemas of a schema with their paths; the options of a union share one path. */
function leaves(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => leaves(field, `${path}.${name}`))
  if (schema instanceof z.ZodDefault) return leaves(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return leaves(schema.element, `${path}[]`)
  return [[path, schema]]
}

const given = Object.entries<Endpoint>(staffEndpoints).flatMap(([call, { query, body }]) =>
  [query, body].flatMap((schema) => (schema ? leaves(schema, call) : [])),
)

const numbers = given.filter(([, schema]) => z.safeParse(schema, 5).success)

describe('a number from staff keeps its thousands', () => {
  test('in every staff call', () => {
    expect(numbers.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'POST staff/price.retail_price',
        'POST staff/free-shipping.free_shipping_from',
        'POST staff/bundle.product_detail_ids[]',
        'GET staff/orders.after',
      ]),
    )
  })

  test.each(numbers)('%s', (_, schema) => {
    for (const text of ['5.000', '5,000', '5.000.000'])
      expect([undefined, Number(text.replaceAll(/\D/g, ''))]).toContain(
        z.safeParse(schema, text).data,
      )
    for (const text of ['5.5', '12.34.5', '5e3', '0x5', '', ' ', '000', '5.00'])
      expect([text, z.safeParse(schema, text).success]).toEqual([text, false])
  })

  test('and has a kind, by which the command says how it was understood', () => {
    const ownSchemas = numbers.filter(([path]) => !/home_data|is_offered/.test(path))
    expect(ownSchemas.filter(([path, schema]) => !path.endsWith('[]') && !kindOf(schema))).toEqual(
      [],
    )
  })
})

test.each([
  ['399.000', 399_000],
  ['399,000', 399_000],
  ['Rp 399rb', 399_000],
  [399_000, 399_000],
])('%j is an amount of %i rupiah', (typed, amount) => {
  expect(staffMoney.parse(typed)).toBe(amount)
})

test.each(['399.5', '12.34.5', '399,00', '-5', '1e6'])(
  '%j is refused as an amount, with what to write',
  (typed) => {
    expect(JSON.stringify(staffMoney.safeParse(typed).error?.issues)).toContain('write 399000')
  },
)

test('a percentage is whole, with or without its sign, as stored prices require', () => {
  expect(['20', '20%', 20].map((typed) => staffPercent.parse(typed))).toEqual([20, 20, 20])
  expect(
    ['12.5', '101', '20.000', 12.5].filter((typed) => staffPercent.safeParse(typed).success),
  ).toEqual([])
})

test.each([
  ['2026-11-30 23:59:00', '2026-11-30 23:59:00'],
  ['2026-11-30 23:59', '2026-11-30 23:59:00'],
  ['2026-11-30 23:59 WIB', '2026-11-30 23:59:00'],
  ['2026-12-01 00:59 wita', '2026-11-30 23:59:00'],
  ['2026-12-01 01:59:30 WIT', '2026-11-30 23:59:30'],
])('%j is %s in WIB', (typed, wib) => expect(staffTime.parse(typed)).toBe(wib))

test.each([
  'tomorrow',
  '2026-11-31 10:00',
  '2026-11-30',
  '2026-11-30 24:00',
  '2026-11-30 10:00 UTC',
  '',
])('%j is refused as a time', (typed) => expect(staffTime.safeParse(typed).success).toBe(false))
