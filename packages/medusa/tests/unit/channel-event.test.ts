import { expect, test } from 'vitest'
import { channelEvent } from '../../server/src/api/channel-event.ts'

const path = '/admin/sales-channels/sc_1/products'

test('only products added to or removed from a channel are reloaded', () => {
  expect(channelEvent(path, { add: ['prod_1'], remove: ['prod_2'] })).toEqual({
    name: 'product.changed',
    product_ids: ['prod_1', 'prod_2'],
  })
})

test.each([
  ['a channel that is switched off', '/admin/sales-channels/sc_1', { is_disabled: true }],
  ['a channel that is removed', '/admin/sales-channels/sc_1', undefined],
  ['a change that names nothing', path, { add: [] }],
  ['a change that cannot be read', path, { remove: 'prod_1' }],
  [
    'more products than an event takes',
    path,
    { add: Array.from({ length: 1_001 }, (_, index) => String(index)) },
  ],
])('all products are reloaded after %s', (_, changed, body) => {
  expect(channelEvent(changed, body)).toEqual({ name: 'catalogue.changed' })
})
