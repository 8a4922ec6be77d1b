import { expect, test } from 'vitest'
import { isForWideOnly } from '#finish/late-styles.ts'

test.each([
  '(min-width:40rem)',
  '(min-width:62rem) and (hover:hover)',
  '(min-width:62rem) and (min-height:24rem) and (prefers-reduced-motion:no-preference)',
  '(min-width:751px)',
  'not all and (max-width:750px)',
  '(hover:hover)',
  '(forced-colors:active)',
  'print',
  'print,(min-width:80rem)',
])('rules for %s are left out on phones', (query) => {
  expect(isForWideOnly(query)).toBe(true)
})

test.each([
  '(min-width:22rem)',
  '(min-width:360px)',
  '(min-height:24rem)',
  'not all and (min-width:62rem)',
  '(not (min-width:62rem)) or (hover:none)',
  '(min-width:62rem) or (hover:none)',
  'not all and (max-width:360px)',
  'not (hover:hover)',
  'not print',
  'print,(max-width:20rem)',
  '(scripting:none)',
  '(prefers-reduced-motion:reduce)',
  '(min-width:calc(40rem + 1px))',
  'screen',
])('rules for %s are kept on phones', (query) => {
  expect(isForWideOnly(query)).toBe(false)
})
