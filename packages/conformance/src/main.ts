import { parseArgs } from 'node:util'
import { runScenarios } from '#run-scenarios.ts'

const help = `Calls every endpoint of a backend as shoppers do, and reports each rule of the contract that fails.

  npm run conformance -- --url <base address of the backend>

  --promo <code>     a promo code of the backend, to test a valid code
  --alert-token <t>  the token of a back-in-stock mail, to test the end of alerts
  --arrived-token <t> the token of a guest order that has arrived, to return and review it
  --shop <address>   the shop to which the payment provider sends shoppers back
  --offers <names>   optional calls and fields that must exist: all, or a comma-separated list of the names
                     in the report: GET user/order,brand,expected_total

It creates two accounts and some unpaid orders, and buys the last piece of a size: never run it against a live shop.
It needs a hub with two pieces of a size, and a courier to the first area. It reports what it could not test for
lack of other data. Exit code 0: all rules pass. 1: some fail. 2: it could not run.
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
    throw new Error('--url must be the base address of a backend; see --help.')
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
