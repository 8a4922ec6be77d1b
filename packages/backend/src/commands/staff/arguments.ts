import { parseArgs } from 'node:util'

export const help = `Orders, stock, prices, promo codes, bundles and the home page, through the staff calls of the reference backend.

  npm run staff -- orders [--state PAID] [--after <id>] [--owed]    --owed: ended, paid and not refunded, or with money to settle, with its references
  npm run staff -- show <order>
  npm run staff -- pack <order>
  npm run staff -- book <order>           books a packed parcel with the courier aggregator, once; its pickup and arrival are then recorded
  npm run staff -- ship <order> --receipt <tracking number>
  npm run staff -- ready <order>          the order is ready for pickup
  npm run staff -- picked-up <order>
  npm run staff -- delivered <order>
  npm run staff -- collected <order>      records that it was handed over for cash, at the till or by the courier; refused a second time
  npm run staff -- refused <order>        records that the buyer did not accept a cash parcel
  npm run staff -- back <order>           records that this parcel is back in the shop, and returns its stock
  npm run staff -- not-collected <order>  records that a pickup to be paid at the store was not collected, and returns its stock
  npm run staff -- cancel <order>         returns its stock and emails the buyer
  npm run staff -- refund <order>         records a refund made at the payment provider, with a credit note
  npm run staff -- invoices [--after <number>]        for the books
  npm run staff -- credit-notes [--after <number>]
  npm run staff -- credit-note <order> --amount <rupiah> --words <why>    credits part of its invoice; the buyer sees why
  npm run staff -- returns [--state REQUESTED] [--after <id>]    return requests
  npm run staff -- return <order>
  npm run staff -- return-picture <order> <number> <file>    saves a picture of the request as JPEG
  npm run staff -- return-approve <order> --words <where to send it>
  npm run staff -- return-reject <order> --words <why>
  npm run staff -- return-receive <order>    records that the items have arrived; then run refund
  npm run staff -- reviews [--state APPROVED] [--after <id>]    pending reviews, or those with another status
  npm run staff -- review-approve <id>    publishes the review on the product page
  npm run staff -- review-reject <id>
  npm run staff -- late-payment <order> --at '2026-11-28 15:10:00' --channel <name> [--amount <rupiah>]    records a payment that arrived after the order ended; --amount if it differs from the total
  npm run staff -- settle <order> <reference>    records that a payment that did not count was returned at the provider: a second payment, or a wrong amount
  npm run staff -- stock <product> <size> <store> <pieces>    sets the pieces free to sell, without those of open orders
  npm run staff -- stock <product> <size> <store> --add <pieces>, or --take <pieces>    changes the stock; safe while orders come in
  npm run staff -- price <product> <retail> [<net>] [--percent <off>] [--nominal <off>] [--until '2026-11-30 23:59:00']    WIB
  npm run staff -- limit <product> <pieces>    per order and per customer; none removes the limit
  npm run staff -- sale [open|pause|close|auto]    shows or changes the queue of the shops at SHOP_URL; needs REVALIDATE_SECRET
  npm run staff -- audit                  reads the database directly (DATABASE_URL, or DATA_DIR with the backend stopped); prints what does not balance and exits with 1
  npm run staff -- templates              prints the texts of WhatsApp updates to register with the provider: name, language, text
  npm run staff -- promos
  npm run staff -- promo <file>           creates or replaces the promo code in a JSON file
  npm run staff -- bundles
  npm run staff -- bundle <file>          creates the bundle in a JSON file, or replaces the one with its id
  npm run staff -- free-shipping [<rupiah>, or never]    the subtotal from which an order's cheapest delivery is free
  npm run staff -- home [--language id]   prints the home page as JSON
  npm run staff -- home <file> [--language id]    replaces the home page

Name an order by its number (36178F96) or its trx_ref. Amounts are whole rupiah: 399000, 399.000 or 399rb. Times are WIB,
or add WITA or WIT: '2026-11-30 23:59 WITA'. docs/openapi.json lists the fields of files.
BACKEND_URL (default http://localhost:4000) is the address of the backend, STAFF_TOKEN its staff token.`

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
  if (extra.length > 0) throw new Error(`${command} does not accept ${extra.join(' ')}: see --help`)
}

/** A command with its arguments and options. */
export interface Asked {
  command: string
  given: readonly string[]
  values: ReturnType<typeof readArguments>['values']
}

/** Commands by name. Each returns the text to print. */
export type Commands = Readonly<Record<string, () => Promise<string>>>
