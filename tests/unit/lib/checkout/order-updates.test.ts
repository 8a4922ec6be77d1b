import { aCartItem } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { checkoutChoices, choicesOf, restoreKept } from '#lib/checkout/kept.ts'
import { chooseSavedAddress, editAddress, type Move, visit } from '#lib/checkout/moves.ts'
import { splitOrder, transaction } from '#lib/checkout/order.ts'
import { refreshAddress } from '#lib/checkout/refresh-choices.ts'
import { payProblems, updatesConsent } from '#lib/checkout/review.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { summarise } from '#lib/checkout/summary.ts'
import { typedDestination } from '#lib/checkout/typed-destination.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  address,
  availability,
  checkoutAfter,
  customerAfter,
  online,
  pickedUp,
  pickup,
  toOnlineSummary,
  type,
} from '#tests/support/checkout-moves.ts'

const tick = type({ wantsUpdates: true })
const typePhone = (updatesPhone: string): Move => type({ updatesPhone })
const backToAddress: Move[] = [visit('choose-address')]

const noLists = { provinces: undefined, cities: undefined, subdistricts: undefined }

const consentOf = (state: CheckoutState, isOffered = true) =>
  updatesConsent(state, { destination: typedDestination(state.address, noLists), isOffered })

describe('WhatsApp updates', () => {
  test("are off until the shopper turns them on, and then go to the delivery's number", () => {
    expect(consentOf(checkoutAfter(...toOnlineSummary))).toEqual({})
    expect(consentOf(checkoutAfter(...toOnlineSummary, tick))).toEqual({
      whatsapp_phone: '+6281234567890',
      whatsapp_wording: `${checkout.updatesTo('…')} ${checkout.updatesHint}`,
    })
  })

  test('of a pickup go to the number typed for them', () => {
    expect(consentOf(checkoutAfter(...pickedUp, tick))).toEqual({})
    expect(consentOf(checkoutAfter(...pickedUp, tick, typePhone('0813 9999 0000')))).toEqual({
      whatsapp_phone: '+6281399990000',
      whatsapp_wording: `${checkout.updates} ${checkout.updatesHint}`,
    })
  })

  test('are not sent to a backend that does not offer them', () => {
    expect(consentOf(checkoutAfter(...toOnlineSummary, tick), false)).toEqual({})
  })

  test('are part of the order, with the number outside browser storage', () => {
    const state = checkoutAfter(...toOnlineSummary, tick)
    const summary = summarise(state, { lines: [aCartItem({ id: 1 })], availability })
    const { buyer, choices } = splitOrder(
      transaction(state, summary, { updates: consentOf(state) }),
    )
    expect(buyer.whatsapp_phone).toBe('+6281234567890')
    expect(JSON.stringify(choices)).not.toContain('81234567890')
    expect(choices.whatsapp_wording).toContain('…')
  })
})

describe('the checkbox for updates', () => {
  const edit = (recipientPhone: string): Move => editAddress({ ...address, recipientPhone })

  test.each<[string, Move[]]>([
    ['another number is typed', [...backToAddress, edit('081399990000')]],
    ['another way of delivery is chosen', [visit('choose-shipping-type'), pickup]],
  ])('is cleared when %s', (_, events) => {
    expect(checkoutAfter(...toOnlineSummary, tick, ...events).wantsUpdates).toBe(false)
  })

  test('is cleared with the saved address whose number it showed, and with the shopper', () => {
    const chosen = customerAfter(online, chooseSavedAddress(7), tick)
    expect(chosen.wantsUpdates).toBe(true)
    expect(restoreKept({ choices: choicesOf(chosen) }, false).wantsUpdates).toBe(false)
    expect(chooseSavedAddress(8)(chosen).wantsUpdates).toBe(false)
    expect(refreshAddress(chosen, []).move(chosen).wantsUpdates).toBe(false)
  })

  test('stays when any other part of the address changes', () => {
    const other: Move = editAddress({ ...address, notes: 'Ring' })
    expect(checkoutAfter(...toOnlineSummary, tick, ...backToAddress, other).wantsUpdates).toBe(true)
  })

  test('is off in choices stored by an older page', () => {
    const { wantsUpdates: _, ...old } = choicesOf(checkoutAfter(...toOnlineSummary, tick))
    expect(checkoutChoices.parse(old).wantsUpdates).toBe(false)
  })
})

describe('the number for pickup updates', () => {
  const problemsOf = (offers: boolean, ...events: Move[]) =>
    payProblems(customerAfter(...pickedUp, ...events), offers)

  test.each([
    ['', checkout.updatesPhoneRequired],
    ['12', checkout.updatesPhoneInvalid],
    ['+1 202 555 0100', checkout.updatesPhoneInvalid],
  ])('%j is refused with a message', (phone, problem) => {
    expect(problemsOf(true, tick, typePhone(phone))).toEqual({ 'updates-phone': problem })
  })

  test('is not required without updates, nor where they are not offered', () => {
    expect(problemsOf(true, typePhone('12'))).toEqual({})
    expect(problemsOf(false, tick, typePhone('12'))).toEqual({})
  })

  test('is not required for a delivery, which has its own', () => {
    expect(payProblems({ ...customerAfter(...toOnlineSummary, tick) }, true)).toEqual({})
  })
})
