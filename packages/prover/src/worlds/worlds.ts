import type { World } from '#system/world.ts'
import { cashLost, cashOnDelivery, payAtStore } from '#worlds/cash.ts'
import { customerOrders, signedOut, twoCustomers } from '#worlds/customers.ts'
import { guestForms, guestTabs } from '#worlds/guest-tabs.ts'
import { killed, killedJob, lostAnswers, mailWorkers } from '#worlds/kills.ts'
import { lastPiece, lastPromo, pickupAndDelivery } from '#worlds/last-piece.ts'
import { buyAgain, cancelOrPay, paidTwice, payAgain } from '#worlds/payments.ts'
import { priceChange, release, sharedLimit, twoShops } from '#worlds/shops.ts'
import { killedUpdateWorker, updatesEnded, updateWorkers } from '#worlds/updates.ts'

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
  payAtStore,
  cashOnDelivery,
  cashLost,
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
