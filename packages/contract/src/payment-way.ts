import { z } from 'zod'
import { paymentWays } from '#rules/constants.ts'

/** How an order is paid without a payment provider; null when it is paid at the provider. */
export const paymentWay = z.enum(paymentWays).nullish()
