import { issuesNumber, returnOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { kindByName, parseReturn, xpressOutcome } from '@etalase/contract/rules/payment/xpress.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'
import { describe, expect, test } from 'vitest'

const parse = (query: string) => parseReturn(new URLSearchParams(query))

describe('a status', () => {
  test.each([
    ['0', 'waiting'],
    ['1', 'waiting'],
    ['3', 'notCompleted'],
    ['8', 'notCompleted'],
    ['7', 'expired'],
    ['5', 'checking'],
    ['9', 'checking'],
    ['', 'checking'],
    ['toString', 'checking'],
  ])('%o of an open order means %s', (status, outcome) => {
    const payment = { verified: true, trx_status: 'PENDING' } as const
    expect(returnOutcome(payment, xpressOutcome(status))).toBe(outcome)
  })
})

describe('a channel', () => {
  test.each(xpressChannels)(
    '$name also has steps by its name, if it issues a number',
    (channel) => {
      expect(kindByName(channel.name)).toBe(issuesNumber(channel.kind) ? channel.kind : null)
    },
  )

  test.each(['Kartu kredit', 'OVO', 'Vacation'])('%s has no steps: it issues no number', (name) => {
    expect(kindByName(name)).toBeNull()
  })
})

test("the report keeps the provider's values unchanged, since the signature covers these texts", () => {
  const report = parse('bill_no=77%2F1&bill_total=129000.00&status=2&signature=0aF%2B')
  expect(report).toMatchObject({
    bill_no: '77/1',
    bill_total: '129000.00',
    status: '2',
    signature: '0aF+',
  })
})

test.each([
  ['bill_ref=A1', 'A1'],
  ['bill_reff=A1', 'A1'],
  ['bill_ref=&bill_reff=A1', 'A1'],
  ['bill_ref=A1&bill_reff=B2', 'A1'],
])('the reference of %s is %s: the provider spells it in two ways', (query, reference) => {
  expect(parse(query).bill_ref).toBe(reference)
})

test('missing parameters are empty, and all others are dropped', () => {
  const report = parse('status=2&next=https://evil.example&__proto__=x')
  expect(Object.keys(report)).not.toContain('next')
  const { status, ...rest } = report
  expect([status, ...new Set(Object.values(rest))]).toEqual(['2', ''])
})

test('a repeated parameter counts once, the first time', () => {
  expect(parse('status=5&status=2').status).toBe('5')
})
