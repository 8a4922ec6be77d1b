import { parseArgs } from 'node:util'

export const help = `Orders, stock, prices, promo codes, bundles and the home page, through the staff calls of the reference backend.

  npm run staff -- orders [--state PAID] [--after <id>] [--owed]    --owed: ended, paid and not refunded, or with money to settle by hand, with its references
  npm run staff -- show <order>
  npm run staff -- pack <order>
  npm run staff -- book <order>           hands a packed parcel over to the aggregator of couriers, once; its pickup and arrival are recorded
  npm run staff -- ship <order> --receipt <number of the courier>
  npm run staff -- ready <order>          the order is ready for pickup
  npm run staff -- picked-up <order>
  npm run staff -- delivered <order>
  npm run staff -- collected <order>      handed over and paid in cash, at the till or to the courier; refused a second time
  npm run staff -- refused <order>        its buyer did not take the parcel that was to be paid in cash
  npm run staff -- back <order>           that parcel is in the shop again: puts its stock back
  npm run staff -- not-collected <order>  nobody came for a pickup that was to be paid at the store: puts its stock back
  npm run staff -- cancel <order>         puts its stock back and emails the buyer
  npm run staff -- refund <order>         records a refund made at the payment provider, with a credit note
  npm run staff -- invoices [--after <number>]        for the books
  npm run staff -- credit-notes [--after <number>]
  npm run staff -- credit-note <order> --amount <rupiah> --words <why>    takes back a part of its invoice, for the buyer to see
  npm run staff -- returns [--state REQUESTED] [--after <id>]    requests to return an order
  npm run staff -- return <order>
  npm run staff -- return-picture <order> <number> <file>    writes a picture of the request, a JPEG
  npm run staff -- return-approve <order> --words <where to send it>
  npm run staff -- return-reject <order> --words <why>
  npm run staff -- return-receive <order>    the items have arrived; record the refund with: refund
  npm run staff -- reviews [--state APPROVED] [--after <id>]    reviews that wait, or were decided
  npm run staff -- review-approve <id>    publishes it on the page of its product
  npm run staff -- review-reject <id>
  npm run staff -- late-payment <order> --at '2026-11-28 15:10:00' --channel <name> [--amount <rupiah>]    records a payment that came after the order ended; --amount if it differs from the total
  npm run staff -- settle <order> <reference>    records that the provider returned a payment that paid for nothing: a second one, or another amount
  npm run staff -- stock <product> <size> <store> <pieces>    sets the pieces free to sell, not counting open orders
  npm run staff -- stock <product> <size> <store> --add <pieces>, or --take <pieces>    changes them, safely while orders come in
  npm run staff -- price <product> <retail> [<net>] [--percent <off>] [--nominal <off>] [--until '2026-11-30 23:59:00']    WIB
  npm run staff -- limit <product> <pieces>    per order and customer; none removes the limit
  npm run staff -- sale [open|pause|close|auto]    the queue in front of the shops at SHOP_URL, with REVALIDATE_SECRET
  npm run staff -- audit                  reads the database itself (DATABASE_URL, or DATA_DIR with the backend stopped); exits 1 with what does not balance
  npm run staff -- templates              the texts of WhatsApp updates to register with the provider: name, language, text
  npm run staff -- promos
  npm run staff -- promo <file>           creates or replaces the promo code in a JSON file
  npm run staff -- bundles
  npm run staff -- bundle <file>          creates the bundle in a JSON file, or replaces the one with its id
  npm run staff -- free-shipping [<rupiah>, or never]    the subtotal from which an order's cheapest delivery is free
  npm run staff -- home [--language id]   the home page as JSON
  npm run staff -- home <file> [--language id]    replaces the home page

Name an order by its number (36178F96) or its trx_ref. Amounts are whole rupiah: 399000, 399.000 or 399rb. Times are WIB,
or add WITA or WIT: '2026-11-30 23:59 WITA'. docs/openapi.json lists the fields of files.
BACKEND_URL (default http://localhost:4000) is the address of the backend, STAFF_TOKEN its token for staff.`

const text = { type: 'string' } as const

/** Parses the command line. Exits with 2 for an unknown option. */
export function readArguments() {
  try {
    const options = {
      help: { type: 'boolean' },
      state: text,
      after: text,
      receipt: text,
      owed: { type: 'boolean' },
      at: text,
      channel: text,
      amount: text,
      words: text,
      add: text,
      take: text,
      percent: text,
      until: text,
      nominal: text,
      language: text,
    } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`Staff: ${error instanceof Error ? error.message : error}`)
    return process.exit(2)
  }
}

/** Counts the most positional arguments that the help lists for a command. */
function mostArguments(command: string): number {
  const lines = help
    .split('\n')
    .filter((line) => `${line} `.startsWith(`  npm run staff -- ${command} `))
  const counts = lines.map((line) => {
    const [, given = ''] = /^ {2}npm run staff -- \S+(.*?)(?: {4}| \[?--|$)/.exec(line) ?? []
    return given.match(/\[[^\]]*\]|<[^>]*>/g)?.length ?? 0
  })
  return Math.max(...counts)
}

/** Throws for surplus arguments: '399 000' is two, and the first alone would be taken as the price. */
export function refuseMore(command: string, given: readonly string[]): void {
  const extra = given.slice(mostArguments(command))
  if (extra.length > 0)
    throw new Error(`${command} does not know what to do with ${extra.join(' ')}: see --help`)
}

/** A command with its arguments and options. */
export interface Asked {
  command: string
  given: readonly string[]
  values: ReturnType<typeof readArguments>['values']
}

/** Commands by name. Each returns the text to print. */
export type Commands = Readonly<Record<string, () => Promise<string>>>
