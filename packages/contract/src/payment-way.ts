import { z } from 'zod'
import { paymentWays } from '#rules/constants.ts'

/** How an order is paid without a payment provider; null: it is paid there. */
export const paymentWay = z.enum(paymentWays).nullish()
