import { anOrderLine } from '@etalase/testkit/builders.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MeasuringChoice } from '#components/layout/measuring-choice.tsx'
import { sendEvents } from '#lib/api/send-events.ts'
import { keepMeasuringChoice, readMeasuringChoice } from '#lib/browser/measuring-choice.ts'
import { type TradeEvent, tellTrade, tradeEventType } from '#lib/browser/trade-events.ts'
import { countPurchase, countRefund } from '#lib/checkout/count-orders.ts'
import { newIdempotencyKey } from '#lib/checkout/order.ts'
import { savePendingOrder } from '#lib/checkout/pending-order.ts'
import { measuringMessages } from '#messages/measuring.ts'

const { answers, states } = measuringMessages
const script = 'https://stats.example/a.js'

/** Collects the events that the page's scripts receive. */
function listen(): TradeEvent[] {
  const heard: TradeEvent[] = []
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) heard.push(event.detail)
  }
  document.addEventListener(tradeEventType, hear)
  stops.push(() => document.removeEventListener(tradeEventType, hear))
  return heard
}

const stops: (() => void)[] = []
beforeEach(() => {
  window.etalaseEvents = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const added of document.head.querySelectorAll('script')) added.remove()
})

const loaded = () => document.head.querySelectorAll(`script[src="${script}"]`)

const open = () => {
  render(<MeasuringChoice scripts={[script]} />)
  return userEvent.setup()
}

const button = (answer: keyof typeof answers) =>
  screen.getByRole('button', { name: answers[answer] })

describe('the consent to third-party scripts', () => {
  test('is open at first: neither answer is pressed, nothing is loaded or stored', () => {
    open()
    expect(screen.getByRole('status').textContent).toBe(states.open)
    for (const answer of ['accepted', 'refused'] as const)
      expect(button(answer).getAttribute('aria-pressed')).toBe('false')
    expect(button('accepted').className).toBe(button('refused').className)
    expect(loaded()).toHaveLength(0)
    expect(readMeasuringChoice()).toBeNull()
  })

  test('loads nothing when refused, and is remembered', async () => {
    const hands = open()
    await hands.click(button('refused'))
    expect(screen.getByRole('status').textContent).toBe(states.refused)
    expect(loaded()).toHaveLength(0)
    expect(readMeasuringChoice()).toBe('refused')
  })

  test('counts as open when the storage holds neither answer', () => {
    localStorage.setItem('measuring', '"yes"')
    open()
    expect(screen.getByRole('status').textContent).toBe(states.open)
    expect(loaded()).toHaveLength(0)
  })

  test('loads the scripts once when accepted by keyboard', async () => {
    const hands = open()
    await hands.tab()
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(loaded()).toHaveLength(1))
    await hands.keyboard('{Enter}')
    expect(loaded()).toHaveLength(1)
    expect(readMeasuringChoice()).toBe('accepted')
  })
})

describe('events for our own server', () => {
  const watchBeacons = () => {
    const sent: unknown[] = []
    Object.assign(navigator, {
      sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
    })
    return sent
  }
  const view = { name: 'view_item', items: [{ item_id: '1001' }] } as const

  test('are sent with earlier ones, in order', () => {
    const sent = watchBeacons()
    tellTrade({ ...view, items: [...view.items] })
    sendEvents()
    tellTrade({ ...view, items: [{ item_id: '1002' }] })
    expect(sent).toEqual([
      ['/api/analytics', { ...view, currency: 'IDR' }],
      ['/api/analytics', { ...view, currency: 'IDR', items: [{ item_id: '1002' }] }],
    ])
  })

  test('are not sent after a refusal, nor with Global Privacy Control', () => {
    const sent = watchBeacons()
    keepMeasuringChoice('refused')
    sendEvents()
    tellTrade({ ...view, items: [] })
    localStorage.clear()
    vi.stubGlobal('navigator', Object.assign(navigator, { globalPrivacyControl: true }))
    tellTrade({ ...view, items: [] })
    Object.assign(navigator, { globalPrivacyControl: undefined })
    vi.unstubAllGlobals()
    expect(sent).toEqual([])
  })

  test('are kept for a script that loads later, up to a limit', () => {
    for (let count = 0; count < 80; count++) tellTrade({ ...view, items: [] })
    expect(window.etalaseEvents).toHaveLength(50)
  })
})

describe('a purchase', () => {
  const billNo = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
  const order = { trx_ref: billNo, grand_total: 319_000, sales_trx_details: [anOrderLine()] }
  const keep = (kept = billNo) =>
    savePendingOrder({
      key: newIdempotencyKey(),
      hasBuyer: false,
      body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 },
      total: 319_000,
      sentAt: Date.now(),
      billNo: kept,
    })

  test('is reported with number, total and lines, once, even when the order is saved again', async () => {
    const heard = listen()
    keep()
    await Promise.all([countPurchase(billNo, () => order), countPurchase(billNo, () => order)])
    keep()
    await countPurchase(billNo, () => order)
    const [line] = order.sales_trx_details
    expect(heard).toEqual([
      {
        name: 'purchase',
        currency: 'IDR',
        transaction_id: 'A1B2C3D4',
        value: 319_000,
        items: [
          expect.objectContaining({
            item_id: String(line?.product_detail.id),
            quantity: line?.qty,
          }),
        ],
      },
    ])
    expect(JSON.stringify(heard)).not.toContain(billNo)
  })

  test.each([
    ['another order is kept', () => keep('0'.repeat(32))],
    ['no order is kept, as in another browser', () => {}],
  ])('is not reported where %s', async (_, prepare) => {
    const heard = listen()
    prepare()
    await countPurchase(billNo, () => order)
    expect(heard).toEqual([])
  })

  test('is reported for each order, even when two numbers begin alike', async () => {
    const heard = listen()
    for (const trx_ref of ['NX20260001', 'NX20260002']) {
      keep(trx_ref)
      await countPurchase(trx_ref, () => ({ ...order, trx_ref }))
    }
    expect(heard.map((event) => 'transaction_id' in event && event.transaction_id)).toEqual([
      'NX202600',
      'NX202600',
    ])
  })

  test('has its refund reported once, if the purchase was', async () => {
    keep()
    await countPurchase(billNo, () => order)
    const heard = listen()
    await Promise.all([countRefund(order), countRefund(order)])
    expect(heard.map(({ name, transaction_id }) => [name, transaction_id])).toEqual([
      ['refund', 'A1B2C3D4'],
    ])
  })

  test('has no refund reported when the purchase was not', async () => {
    const heard = listen()
    await countRefund(order)
    expect(heard).toEqual([])
  })
})
