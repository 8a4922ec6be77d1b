import { issuesOf } from '@etalase/contract/rules/field.ts'
import {
  guestAddressForm,
  type SavedAddress,
  savedAddressForm,
} from '@etalase/contract/rules/forms.ts'
import { aUserAddress } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { areaOf, emptySavedAddress, typedAddress } from '#lib/account/saved-address.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { addressMessages as words } from '#messages/address.ts'

const complete: SavedAddress = typedAddress(aUserAddress())

const told = (address: SavedAddress) =>
  Object.values(problemTexts(issuesOf(savedAddressForm, address), words.accountProblems))

describe('a saved address', () => {
  test('has no errors when complete; notes are optional', () => {
    expect(told({ ...complete, notes: '' })).toEqual([])
  })

  test("reports every missing field when empty, in the spec's words and the form's order", () => {
    expect(told(emptySavedAddress)).toEqual([
      'Address label is required.',
      'Recipient name is required.',
      'Recipient phone is required.',
      'Address street is required.',
      'Province must be chosen.',
      'City must be chosen',
      'Subdistrict must be chosen.',
      'Recipient zipcode is required.',
    ])
  })

  test('reports by how much each text is too long', () => {
    const long = { label: 61, recipientName: 101, street: 900, notes: 301 }
    const typed = Object.entries(long).map(([field, length]) => [field, 'x'.repeat(length)])
    expect(told({ ...complete, ...Object.fromEntries(typed) })).toEqual([
      'Please use at most 60 characters. You have 61.',
      'Please use at most 100 characters. You have 101.',
      'Please use at most 300 characters. You have 900.',
      'Please use at most 300 characters. You have 301.',
    ])
  })

  test('is measured as sent: outer spaces and line endings do not count', () => {
    const street = `  ${'x'.repeat(149)}\r\n${'x'.repeat(150)}\n`
    expect(told({ ...complete, street })).toEqual([])
  })

  test('has its own message for a missing Zipcode outside the account page', () => {
    expect(words.problems.zipRequired).toBe('Recipient Zipcode is required.')
  })

  test.each(['label', 'recipientName', 'recipientPhone', 'zip', 'street'] as const)(
    'refuses spaces alone as its %s',
    (field) => {
      expect(Object.keys(issuesOf(savedAddressForm, { ...complete, [field]: '  ' }))).toEqual([
        field,
      ])
    },
  )

  test('needs a phone number in Indonesia', () => {
    expect(told({ ...complete, recipientPhone: '12' })).toEqual([
      'Please enter a valid phone number',
    ])
  })

  test.each(['1243', '124300', '02430', 'none', '12 43'])('refuses %o as a zip code', (zip) => {
    expect(told({ ...complete, zip })).toEqual(['Please enter a 5-digit zipcode'])
  })

  test('of a guest needs neither label nor zip code', () => {
    expect(issuesOf(guestAddressForm, { ...complete })).toEqual({})
  })
})

test('a saved address appears in its form as people write it', () => {
  const saved = aUserAddress({ recipient_phone: '+6281234567890', notes: null })
  expect(typedAddress(saved)).toMatchObject({ recipientPhone: '0812-3456-7890', notes: '' })
  expect(areaOf(saved)).toMatchObject({ id: 317402, city: { id: 3174 }, province: { id: 31 } })
})
