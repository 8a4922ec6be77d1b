import { parseArgs } from 'node:util'
import { runScenarios } from '#run-scenarios.ts'

const help = `Calls every endpoint of a backend as shoppers do, and names each rule of the contract that does not hold.

  npm run conformance -- --url <base address of the backend>

  --promo <code>     a promo code of the backend, to try a valid one
  --alert-token <t>  the token of a mail for a size that is back, to try its end
  --arrived-token <t> the token of a guest's order that has arrived, to return and review it
  --shop <address>   the shop to which the payment provider sends shoppers back
  --offers <names>   optional calls and fields that must be there: all, or names with commas between them,
                     as the report has them: GET user/order,brand,expected_total

It creates two accounts and some unpaid orders, and buys the last piece of a size: never run it against a shop that sells.
It needs a size of which a hub has two pieces, and a courier to the first area; for what else it would need it
says what was not tried. Exit code 0: all rules hold. 1: some do not. 2: it could not run.
The rules of each call: npm run -w packages/conformance rules`

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      url: { type: 'string' },
      promo: { type: 'string' },
      shop: { type: 'string' },
      'alert-token': { type: 'string' },
      'arrived-token': { type: 'string' },
      offers: { type: 'string' },
    },
  })
  if (values.help) {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  const { url, promo, shop, offers, 'alert-token': alertToken } = values
  const arrivedToken = values['arrived-token']
  if (!url || !URL.canParse(url))
    throw new Error('--url must be the base address of a backend; --help says more.')
  if (shop !== undefined && !URL.canParse(shop)) throw new Error('--shop must be an address.')
  const claimed = offers === 'all' ? offers : offers?.split(',').map((name) => name.trim())
  const tokens = { alertToken, arrivedToken }
  const report = await runScenarios({ url, promo, shop, ...tokens, offers: claimed })
  console.warn(report.toText())
  process.exit(report.isConformant() ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : error)
  process.exit(2)
}
