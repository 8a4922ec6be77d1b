import { queryOptions } from '@tanstack/react-query'
import { listedOrder } from '#lib/account/listed-order.ts'
import { callGateway } from '#lib/api/browser.ts'
import { orNull } from '#lib/api/or-null.ts'
import type { Order } from '#lib/contract/order.ts'

const getOrders = async () => (await callGateway('GET user/orders', {})).user_orders

/** An order moves without the browser's doing: it is asked for anew whenever the customer comes back to it. */
const alwaysAnew = { staleTime: 0, refetchOnWindowFocus: true } as const

/** The customer's orders as the list shows them, newest first. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: ['orders'],
    queryFn: async () => (await getOrders()).map(listedOrder),
    ...alwaysAnew,
  })

/** A 404 is also what a backend answers that does without the call: then the order is looked for among all. */
async function getOrder(id: number): Promise<Order | null> {
  const answer = await orNull(callGateway('GET user/order', { query: { id } }))
  if (answer) return answer.user_order
  return (await getOrders()).find((order) => order.id === id) ?? null
}

/** One of the customer's own orders; null when they have none with this id. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: () => getOrder(id),
    ...alwaysAnew,
  })
