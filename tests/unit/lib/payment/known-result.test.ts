import { xpressStatuses } from '@etalase/contract/rules/payment/xpress.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type KnownResult,
  restoreKnownResult,
  resultOfReport,
  saveKnownResult,
} from '#lib/payment/known-result.ts'

const unpaid = { verified: true, trx_status: 'PENDING' } as const

describe('the result of a payment', () => {
  test("is the backend's, whatever the provider’s status is", () => {
    const { outcome } = resultOfReport(
      { ...unpaid, outcome: 'cancelled' },
      { status: xpressStatuses.failed },
    )
    expect(outcome).toBe('cancelled')
  })

  test.each([
    [xpressStatuses.failed, 'notCompleted'],
    [xpressStatuses.success, 'checking'],
    ['no status', 'checking'],
  ])('falls back to the provider’s status %s when the backend has no result', (status, outcome) => {
    expect(resultOfReport(unpaid, { status }).outcome).toBe(outcome)
  })

  test('reveals nothing about an order whose return was not verified', () => {
    expect(resultOfReport({ verified: false }, { status: xpressStatuses.failed })).toEqual({
      outcome: 'checking',
      trxRef: null,
      total: null,
      payBefore: null,
    })
  })
})

describe('the result shown in a tab', () => {
  const result: KnownResult = {
    outcome: 'notCompleted',
    trxRef: 'a1',
    total: 5_000,
    payBefore: null,
  }

  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('returns after a reload, with the same amount', () => {
    saveKnownResult(result)
    expect(restoreKnownResult()).toEqual(result)
  })

  test.each(['', '{', 'null', '{"outcome":"won","trxRef":null,"total":null,"payBefore":null}'])(
    'is ignored when it is invalid: %j',
    (stored) => {
      sessionStorage.setItem('payment-result', stored)
      expect(restoreKnownResult()).toBeNull()
    },
  )

  test('is missing in a browser without storage, and the page still works', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('sessionStorage', undefined)
    saveKnownResult(result)
    expect(warned).toHaveBeenCalledOnce()
    expect(restoreKnownResult()).toBeNull()
  })
})
