import { pickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import { expect, test } from 'vitest'
import { arrivalMessages } from '#messages/arrival.ts'

const paidAt = (time: string) => new Date(`2026-11-23T${time}+07:00`)

test.each([
  ['within the hours it is ready an hour later', '12:00:00', '13:00', true],
  ['on the next quarter of an hour', '12:00:01', '13:15', true],
  ['before the store opens, an hour after it does', '03:00:00', '11:00', true],
  ['a minute before it opens it is the same', '09:59:00', '11:00', true],
  ['late in the evening, while there is time to come', '18:45:00', '19:45', true],
  ['not at the moment in which the store closes', '19:00:00', '11:00', false],
  ['nor after it has closed', '22:30:00', '11:00', false],
  ['nor in the last minutes of the day', '23:59:59', '11:00', false],
])('%s', (_, paid, time, isToday) => {
  const day = isToday ? '2026-11-23' : '2026-11-24'
  expect(pickupReady(paidAt(paid))).toEqual({ day, time, isToday })
})

test('the first day of a year follows the last of the previous one', () => {
  const { day } = pickupReady(new Date('2026-12-31T20:30:00+07:00'))
  expect(day).toBe('2027-01-01')
})

test("its text names the day, and the stores' time zone", () => {
  const ready = { day: '2026-11-24', time: '11:00' }
  expect(arrivalMessages.ready({ ...ready, isToday: true })).toBe('Ready today from 11:00 WIB')
  expect(arrivalMessages.ready({ ...ready, isToday: false })).toBe(
    'Ready Tue 24 Nov from 11:00 WIB',
  )
})
