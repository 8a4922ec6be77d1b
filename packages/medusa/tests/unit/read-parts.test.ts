import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readParts } from '#engine/read-parts.ts'

const record = z.object({
  id: z.string(),
  note: z.string().nullish(),
  sizes: z.array(z.object({ code: z.string(), pieces: z.int() })),
  texts: z.record(z.string(), z.object({ title: z.string() })).nullish(),
})

const whole = { id: '1', note: 'A note', sizes: [{ code: 'S', pieces: 1 }], texts: {} }

const partsOf = (given: unknown) => readParts(record, given).removed.map(({ part }) => part)

describe('a record read by a schema', () => {
  test('is unchanged when it matches', () => {
    expect(readParts(record, whole)).toEqual({ value: whole, removed: [] })
  })

  test('loses an invalid optional field, and the given object is not changed', () => {
    const given = { ...whole, note: 7 }
    const { value, removed } = readParts(record, given)
    expect(value).toEqual({ ...whole, note: undefined })
    expect(removed).toMatchObject([{ part: 'note' }])
    expect(given.note).toBe(7)
  })

  test('loses only the invalid elements of a list, and names each', () => {
    const sizes = [
      { code: 'S', pieces: 0.5 },
      { code: 'M', pieces: 'many' },
      { code: 'L', pieces: 2 },
      { pieces: 3 },
    ]
    expect(readParts(record, { ...whole, sizes }).value?.sizes).toEqual([{ code: 'L', pieces: 2 }])
    expect(partsOf({ ...whole, sizes })).toEqual([
      'sizes, S, pieces',
      'sizes, M, pieces',
      'sizes, 2, code',
    ])
  })

  test('loses an invalid entry of a map', () => {
    const texts = { id: { title: 'Kaos' }, fr: { title: null } }
    expect(readParts(record, { ...whole, texts }).value?.texts).toEqual({ id: { title: 'Kaos' } })
  })

  test('is lost when it lacks a required field', () => {
    for (const given of [{ ...whole, id: 1 }, { ...whole, sizes: undefined }, 'a text', null])
      expect(readParts(record, given)).toMatchObject({ value: undefined, removed: [{}] })
  })
})
