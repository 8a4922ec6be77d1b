import type { Order } from '@etalase/contract/order.ts'
import { arrivalOf } from '@etalase/contract/rules/arrival.ts'
import { pickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import { fromWib, toWib } from '@etalase/contract/rules/time-zone.ts'
import { min } from 'date-fns/min'
import type { OrderRow } from '#orders/order-repository.ts'

/** Promised dates of an order. */
export type EstimateColumns = Partial<
  Pick<OrderRow, 'arrivesFirst' | 'arrivesLast' | 'arrivalPayBefore' | 'readyAt'>
>

/** Estimates the days of arrival for a payment at `paidAt`, as the checkout shows them; empty without a courier's estimate. */
export function estimateArrival(
  tier: { serviceCode?: string | null; etd?: string | null },
  paidAt: Date,
): EstimateColumns {
  const { serviceCode, etd } = tier
  const arrival = arrivalOf({ service: serviceCode ?? '', etd: etd ?? '', paidAt, zone: 'WIB' })
  if (!arrival) return {}
  const { first, last, payBefore } = arrival
  return { arrivesFirst: first, arrivesLast: last, arrivalPayBefore: fromWib(payBefore) }
}

/** Returns when a pickup that is paid or confirmed at `from` is ready. */
export function pickupReadyAt(from: Date): Date {
  const { day, time } = pickupReady(from)
  return fromWib(`${day} ${time}:00`)
}

/** Updates the estimate on payment: when a pickup is ready, or new days of arrival when the payment came too late. */
export function estimateAtPayment(order: OrderRow, paidAt: Date): EstimateColumns {
  if (order.shippingType === 'PICKUP_ON_STORE') return { readyAt: pickupReadyAt(paidAt) }
  const isLate = order.arrivalPayBefore !== null && paidAt >= order.arrivalPayBefore
  return isLate ? estimateArrival(order, paidAt) : {}
}

/** Returns the payment deadline for the promised days, at most the order's own deadline; null without a promise. */
export const payBeforeOf = ({
  arrivalPayBefore,
  dueAt,
  paidAt,
}: Pick<OrderRow, 'arrivalPayBefore' | 'dueAt' | 'paidAt'>): Date | null =>
  arrivalPayBefore && (paidAt ? arrivalPayBefore : min([arrivalPayBefore, dueAt]))

/** Converts the estimate to the contract's form. */
export function toEstimateDto(
  order: OrderRow,
): Pick<Order, 'promised_arrival' | 'pickup_ready_at'> {
  const { arrivesFirst: first, arrivesLast: last, readyAt } = order
  const payBefore = payBeforeOf(order)
  return {
    promised_arrival:
      first && last && payBefore
        ? { first_day: first, last_day: last, pay_before: toWib(payBefore) }
        : null,
    pickup_ready_at: readyAt && toWib(readyAt),
  }
}
