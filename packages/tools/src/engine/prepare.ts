import { readFile } from 'node:fs/promises'
import { Engine } from '@etalase/medusa/engine/engine.ts'
import { z } from 'zod'
import { setStock } from '#engine/set-stock.ts'

// Command for `npm run -w packages/conformance prove:backend -- --prepare`: prepares test data in Medusa by its Admin API.
//   stock <product> <size> <store> <pieces>   sets the pieces that can be sold
//   promo <file>                              creates the code of a JSON file with the fields of POST staff/promo
const { ENGINE_URL = '', ENGINE_SECRET = '', ENGINE_ADMIN_KEY = '' } = process.env

const engine = new Engine({
  url: ENGINE_URL,
  secret: ENGINE_SECRET,
  adminKey: ENGINE_ADMIN_KEY,
  onAway: (call, cause) => console.error(call, cause),
})

const promo = z.object({
  code: z.string(),
  disc_nominal: z.number(),
  disc_max: z.number(),
  use_limit: z.number(),
})

/** Creates a code with a fixed discount and a use limit. */
async function makePromo([file = '']: string[]): Promise<void> {
  const { code, disc_nominal, disc_max, use_limit } = promo.parse(
    JSON.parse(await readFile(file, 'utf8')),
  )
  const application_method = {
    type: 'fixed',
    target_type: 'order',
    value: disc_nominal,
    currency_code: 'idr',
  }
  await engine.admin('POST', '/promotions', {
    answer: z.unknown(),
    body: {
      code,
      type: 'standard',
      status: 'active',
      limit: use_limit,
      application_method,
      metadata: { disc_max },
    },
  })
}

const verbs: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  stock: ([product, size = '', store, pieces]) =>
    setStock(engine, { product: Number(product), size, store: Number(store) }, Number(pieces)),
  promo: makePromo,
}

const [verb = '', ...args] = process.argv.slice(2)
const run = verbs[verb]
try {
  if (!run) throw new Error(`There is no ${verb || 'command'}: stock, promo.`)
  await run(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
