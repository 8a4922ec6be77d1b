import { z } from 'zod'
import { findColor, locationOf } from '#engine/set-stock.ts'
import type { Staff, Story } from '#engine/staff/staff.ts'

/** Returns the sales channel that sells from one store alone. */
async function channelOf(staff: Staff, store: number): Promise<string | undefined> {
  const channels = z.array(z.object({ id: z.string(), name: z.string() }))
  const answer = z.object({ stock_location: z.object({ sales_channels: channels }) })
  const path = `/stock-locations/${await locationOf(staff.engine, store)}`
  const { stock_location } = await staff.get(path, answer, { fields: 'id,*sales_channels' })
  return stock_location.sales_channels.find(({ name }) => name !== 'Etalase')?.id
}

const draft: Story = {
  name: 'an order that staff write in Medusa takes stock from the shop, and gives it back when it is cancelled',
  async run(staff) {
    const shelf = await staff.shelves.open(3)
    const { variants } = await findColor(staff.engine, shelf.product_detail_id)
    const variant = variants.find(({ size_code }) => size_code === shelf.size)
    const region_id = await staff.region()
    const address = { first_name: 'Ani', last_name: 'S', address_1: 'Jl. A 1', country_code: 'id' }
    const order = await staff.make('/draft-orders', 'draft_order', {
      region_id,
      sales_channel_id: await channelOf(staff, shelf.showroomId),
      email: 'ani@example.com',
      items: [{ variant_id: variant?.id, quantity: 2 }],
      shipping_address: { ...address, city: 'Bandung', postal_code: '40111' },
    })
    await staff.post(`/draft-orders/${order}/convert-to-order`)
    await staff.untilPieces(shelf, 1)
    await staff.post(`/orders/${order}/cancel`)
    await staff.untilPieces(shelf, 3)
  },
}

export const draftStories: readonly Story[] = [draft]
