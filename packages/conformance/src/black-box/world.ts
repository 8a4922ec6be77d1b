import type { Account } from '#black-box/notification.ts'
import type { Prepare } from '#black-box/prepare.ts'
import type { Shelves } from '#black-box/shelf.ts'
import type { Trial } from '#black-box/trial.ts'
import type { Client } from '#client.ts'

/** The backend, and the company's means to test it. */
export interface Setting {
  url: string
  client: Client
  shelves: Shelves
  prepare: Prepare | undefined
  /** Signs notifications as the payment provider does. */
  account: Account | undefined
  /** Buyers at the same time. */
  buyers: number
  /** How often one order is sent at the same time. */
  repeats: number
}

/** Stories of one kind. Throws Untried, or CallFailed when a call fails without a mishap. */
export interface World {
  title: string
  run: (setting: Setting, trial: Trial) => Promise<void>
}
