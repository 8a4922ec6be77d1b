import { anOrder } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { OrderUpdates } from '#components/orders/order-updates.tsx'
import { ordersMessages as orders } from '#messages/orders.ts'

const given = { phone: '+6281234567890', wording: 'Updates', given_at: '2026-11-30 09:12:00' }

describe('WhatsApp updates of an order', () => {
  test.each([
    ['of a backend that has none', undefined],
    ['of a buyer who wanted none', null],
    ['of a buyer who has ended them', { ...given, withdrawn_at: '2026-12-01 10:00:00' }],
  ])('are not mentioned on the page %s', (_, whatsapp_updates) => {
    const { container } = render(<OrderUpdates order={anOrder({ whatsapp_updates })} isCustomers />)
    expect(container.innerHTML).toBe('')
  })

  test('show their number, and a plain form that names the order turns them off', () => {
    const order = anOrder({ id: 7, trx_ref: '36178F96-1', whatsapp_updates: given })
    const { container, rerender } = render(<OrderUpdates order={order} isCustomers />)
    screen.getByText(orders.updatesGoTo('0812-3456-7890'))
    const form = screen.getByRole('button', { name: orders.stopUpdates }).closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/api/order/updates-stop',
    ])
    const named = () => container.querySelector('input')
    expect([named()?.name, named()?.value]).toEqual(['id', '7'])
    rerender(<OrderUpdates order={order} isCustomers={false} />)
    expect([named()?.name, named()?.value]).toEqual(['trx_ref', '36178F96-1'])
  })
})
