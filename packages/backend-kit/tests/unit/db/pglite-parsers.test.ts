import { types } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { keepOwnParsers } from '#db/pglite-parsers.ts'

const parse = (text: string) => text
const textArray = 1009
const pointArray = 1017
const arrayOfRows = 16_400

test('parsers of types that rows contain are kept', () => {
  const parsers = { [types.INT8]: parse, [types.JSONB]: parse, [textArray]: parse }
  keepOwnParsers({ parsers })
  expect(Object.keys(parsers)).toEqual(['20', '1009', '3802'])
})

test('parsers of types that no row contains are dropped', () => {
  const parsers = { [types.INT8]: parse, [pointArray]: parse, [arrayOfRows]: parse }
  keepOwnParsers({ parsers })
  expect(Object.keys(parsers)).toEqual(['20'])
})
