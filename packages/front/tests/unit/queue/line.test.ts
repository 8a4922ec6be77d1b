import { describe, expect, test } from 'vitest'
import { goOn, isCrowd, type Line, newLine, outlook, type Pair } from '#queue/line.ts'

const rules = {
  perSecond: 100,
  shoppers: 1_000_000,
  admissionMs: 600_000,
  over: null,
  sale: null,
  covers: 'all',
} as const

/** Returns a line after some seconds in which everyone called comes in. */
function lineAfter(seconds: number, issued: Pair): Line {
  let line: Line = { ...newLine(7, 0, 100), drawn: [0, 0] }
  for (let now = 1_000; now <= seconds * 1_000; now += 1_000) {
    const entered = line.called[0] + line.called[1]
    line = goOn(line, { now, issued, entered, inside: 0, isAdmitting: true }, rules)
  }
  return line
}

describe('the share of a network', () => {
  test.each([
    ['20 tickets of a short line', 20, 100, false],
    ['21 of it', 21, 100, true],
    ['20 of a line of 20,000', 20, 20_000, false],
    ['21 of it', 21, 20_000, true],
    ['a thousandth of a longer one', 40, 40_000, false],
    ['one more than that', 41, 40_000, true],
  ])('%s: %i of %i', (_, held, issued, isMore) => {
    expect(isCrowd(held, issued, 1)).toBe(isMore)
  })

  test('is multiplied by the rate-limit factor, and 0 turns it off', () => {
    expect([isCrowd(40, 100, 2), isCrowd(41, 100, 2)]).toEqual([false, true])
    expect([isCrowd(80, 40_000, 2), isCrowd(81, 40_000, 2)]).toEqual([false, true])
    expect(isCrowd(1_000_000, 100, 0)).toBe(false)
  })
})

describe('tickets beyond the share of their network', () => {
  test('get one of fifty calls while others wait', () => {
    const { called } = lineAfter(10, [100_000, 100_000])
    expect(called).toEqual([980, 20])
  })

  test('accumulate shares smaller than one call', () => {
    const slow = { ...rules, perSecond: 10 }
    let line: Line = { ...newLine(7, 0, 10), drawn: [0, 0] }
    for (let second = 1; second <= 10; second++) {
      const entered = line.called[0] + line.called[1]
      const counts = { now: second * 1_000, issued: [1_000, 1_000] as const, entered, inside: 0 }
      line = goOn(line, { ...counts, isAdmitting: true }, slow)
    }
    expect(line.called).toEqual([98, 2])
  })

  test('get the full rate when no other tickets wait', () => {
    expect(lineAfter(10, [0, 100_000]).called).toEqual([0, 1_000])
    expect(lineAfter(10, [300, 100_000]).called[0]).toBe(300)
    expect(lineAfter(10, [300, 100_000]).called[1]).toBe(700)
  })

  test('leave the rest of the rate to others when they are few', () => {
    expect(lineAfter(10, [100_000, 3]).called).toEqual([997, 3])
    expect(lineAfter(10, [100_000, 0]).called).toEqual([1_000, 0])
  })

  test('are told how many others come before them', () => {
    const line = { ...newLine(7, 0, 100), issued: [1_000, 100] as const }
    const ticket = { line: 7, isDrawn: false, toldAt: 0, told: 0, admittedUntil: 0, device: '' }
    const ahead = (isCrowded: boolean, number: number) =>
      outlook(line, { ...ticket, isCrowded, number }, number).ahead
    // Of 50 calls 49 go to the others.
    expect(ahead(true, 10)).toBe(500)
    // All of the others come before the last.
    expect(ahead(true, 100)).toBe(1_100)
    expect(ahead(false, 490)).toBe(500)
    expect(outlook(line, { ...ticket, isCrowded: false, number: 490 }, 490).seconds).toBe(5)
  })
})
