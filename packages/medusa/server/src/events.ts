import { setTimeout as pause } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { EngineEvent } from './engine-event'
import { GatheredIds } from './gathered-ids'
import { loggerOf } from './scope'

/** Events that make up for what the adapter may lack: events of a process killed before this one, or one that was not taken in time. */
const due = new Set<'catalogue.changed' | 'orders.missed'>(['catalogue.changed', 'orders.missed'])

/** Delays before further attempts, in milliseconds: about a minute in total. */
const pauses = [250, 1_000, 4_000, 15_000, 40_000]

/** The adapter answers when it has read what has changed. */
const timeoutMs = 15_000

async function send(event: EngineEvent): Promise<void> {
  const response = await fetch(`${process.env.ADAPTER_URL}/engine/events`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.ENGINE_SECRET ?? ''}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The adapter answered ${response.status}`)
}

/** Returns whether the adapter has taken an event. */
async function sendUntilTaken(scope: MedusaContainer, event: EngineEvent): Promise<boolean> {
  let sent = event
  for (const ms of [...pauses, null]) {
    try {
      await send(sent)
      return true
    } catch (error) {
      if (ms === null) giveUp(scope, event, error)
      else await pause(ms, undefined, { ref: false })
      sent = withoutOrder(event)
    }
  }
  return false
}

function giveUp(scope: MedusaContainer, { name }: EngineEvent, error: unknown): void {
  due.add(name.startsWith('order') ? 'orders.missed' : 'catalogue.changed')
  loggerOf(scope).error(`${name} was not sent to the adapter: ${error}`)
}

/** Returns the event for a retry, without the order, which may have changed. */
const withoutOrder = (event: EngineEvent): EngineEvent =>
  event.name === 'order.changed'
    ? { name: event.name, trx_ref: event.trx_ref, status: event.status }
    : event

const products = new GatheredIds()
const variants = new GatheredIds()

/** Tells the adapter of a change, without waiting for it. Does nothing without ADAPTER_URL. */
export function tellAdapter(scope: MedusaContainer, event: EngineEvent): void {
  if (!process.env.ADAPTER_URL) return
  const tell = (told: EngineEvent) => sendUntilTaken(scope, told)
  if (event.name === 'product.changed')
    products.add(event.product_ids, (product_ids) => tell({ name: event.name, product_ids }))
  else if (event.name === 'stock.changed')
    variants.add(event.variant_ids, (variant_ids) => tell({ name: event.name, variant_ids }))
  else void tell(event)
}

/** Lets the adapter make up for events that it may lack. */
export function makeUpForLost(scope: MedusaContainer): void {
  for (const name of due) {
    due.delete(name)
    tellAdapter(scope, { name })
  }
}
