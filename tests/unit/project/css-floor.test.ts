import { expect, test } from 'vitest'
import { newCssIn } from '#tests/support/css-floor.ts'

test.each([
  ['a:has(b){color:red}', 'css.selectors.has'],
  ['a{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a{min-height:calc(2lh + 1px)}', 'css.types.length.lh'],
  ['a{color:oklch(50% 0 0)}', 'css.types.color.oklch'],
  ['a{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
  ['a{translate:0 -100%}', 'css.properties.translate'],
  ['a{grid-template-columns:subgrid}', 'css.properties.grid-template-columns.subgrid'],
  ['a{&:hover{color:red}}', 'css.selectors.nesting'],
  ['a{width:1cqw}', 'css.types.length.container_query_length_units'],
  ['@media (width >= 1px){a{color:red}}', 'css.at-rules.media.range_syntax'],
  ['@media (scripting: none){a{color:red}}', 'css.at-rules.media.scripting'],
  ['@supports not (color:red){a{translate:0}}', 'css.properties.translate'],
  ['a{height:100dvh;height:100vh}', 'css.types.length.viewport_percentage_units_dynamic'],
])('%s needs a browser newer than the oldest supported', (css, key) => {
  expect(newCssIn(css)).toEqual([key])
})

test.each([
  ['an older value before it', 'a{height:100vh;height:100dvh}'],
  ['a prefix before it', 'a{-webkit-mask-image:none;mask-image:none}'],
  ['the question whether it is there', '@supports (translate:0){a{translate:0}}'],
  ['a list that forgives', 'a:is(b,:where(c):has(d)){color:red}'],
])('%s is a fallback', (_, css) => {
  expect(newCssIn(css)).toEqual([])
})

test.each([
  '@layer base{dialog::backdrop{inset:0;aspect-ratio:4/3}}',
  'a:focus-visible{padding-inline:max(1px,2px)}',
  '.open\\:has\\[\\&\\]:hover{content:"translate(1dvh)"}',
])('%s works in every supported browser', (css) => {
  expect(newCssIn(css)).toEqual([])
})
