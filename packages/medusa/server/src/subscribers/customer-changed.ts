import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { followEmail } from '../customers/follow-email'

/** Customers sign in by their current address, also after staff have changed it. */
export default async function customerChanged({
  event: { data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await followEmail(container, data.id)
}

export const config: SubscriberConfig = { event: 'customer.updated' }
