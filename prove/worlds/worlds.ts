import type { World } from '#prove/system/world.ts'
import { customerOrders, signedOut, twoCustomers } from '#prove/worlds/customers.ts'
import { guestForms, guestTabs } from '#prove/worlds/guest-tabs.ts'
import { killed, killedJob, lostAnswers, mailWorkers } from '#prove/worlds/kills.ts'
import { lastPiece, lastPromo, pickupAndDelivery } from '#prove/worlds/last-piece.ts'
import { buyAgain, cancelOrPay, paidTwice, payAgain } from '#prove/worlds/payments.ts'
import { priceChange, release, sharedLimit, twoShops } from '#prove/worlds/shops.ts'
import { killedUpdateWorker, updatesEnded, updateWorkers } from '#prove/worlds/updates.ts'

/** The worlds of a proof. */
export const worlds: readonly World[] = [
  guestTabs,
  guestForms,
  twoCustomers,
  signedOut,
  customerOrders,
  lastPiece,
  lastPromo,
  pickupAndDelivery,
  payAgain,
  paidTwice,
  cancelOrPay,
  buyAgain,
  lostAnswers,
  killed,
  killedJob,
  mailWorkers,
  updateWorkers,
  updatesEnded,
  killedUpdateWorker,
  priceChange,
  twoShops,
  sharedLimit,
  release,
]
