import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import { expect, test } from 'vitest'
import { hasGroup } from '#lib/catalogue/category-href.ts'

const named = [{ group_id: null }, { group_id: kidsGroupId }]
const unnamed = [{}, {}]

test('a group exists when a category belongs to it', () => {
  expect(hasGroup(named, kidsGroupId)).toBe(true)
  expect(hasGroup(named, kidsGroupId + 1)).toBe(false)
  expect(hasGroup([{ group_id: null }], kidsGroupId)).toBe(false)
})

test('a backend that names no groups has only the kids’ list, to which the spec links', () => {
  expect(hasGroup(unnamed, kidsGroupId)).toBe(true)
  expect(hasGroup(unnamed, kidsGroupId + 1)).toBe(false)
})
