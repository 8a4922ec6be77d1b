import { expectSame, type Placed, type Staff, type Story } from '#engine/staff/staff.ts'

const invoiceOf = async (staff: Staff, order: Placed) => (await staff.shown(order)).invoice ?? null

const numberOf = (number = '') => Number(number.replaceAll(/\D/g, ''))

const issued: Story = {
  name: 'orders have invoices from payment on, numbered without gaps',
  async run(staff) {
    const unpaid = await staff.order()
    expectSame('The invoice before', await invoiceOf(staff, unpaid), null)
    const numbers: number[] = []
    for (const order of [await staff.paidOrder(), await staff.arrivedOrder()]) {
      await staff.until('An invoice', async () => (await invoiceOf(staff, order)) !== null)
      numbers.push(numberOf((await invoiceOf(staff, order))?.number))
    }
    const [first = 0, second] = numbers
    expectSame('The second number', second, first + 1)
    await staff.pay(unpaid)
    expectSame('The third number', numberOf((await invoiceOf(staff, unpaid))?.number), first + 2)
  },
}

const credited: Story = {
  name: 'each refund in Medusa gets a credit note, and the last one covers the rest',
  async run(staff) {
    const order = await staff.arrivedOrder()
    const notes = async () => (await invoiceOf(staff, order))?.credit_notes ?? []
    await staff.refund(order, 10_000)
    await staff.until('A credit note', async () => (await notes()).length === 1)
    await staff.refund(order, order.total - 10_000)
    await staff.untilStatus(order, 'REFUNDED')
    const amounts = (await notes()).map(({ amount }) => amount)
    expectSame('The credit notes', amounts, [10_000, order.total - 10_000])
  },
}

const cancelled: Story = {
  name: 'cancelling a paid order in Medusa credits its whole invoice',
  async run(staff) {
    const order = await staff.paidOrder()
    await staff.post(`/orders/${order.orderId}/cancel`)
    await staff.until('A credit note', async () => {
      const invoice = await invoiceOf(staff, order)
      return invoice?.credit_notes[0]?.amount === order.total
    })
  },
}

export const invoiceStories: readonly Story[] = [issued, credited, cancelled]
