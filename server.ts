import { createFront } from '@etalase/front/front.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { frontMetrics } from '#lib/front/metrics.ts'
import { queueBrand, queueWords } from '#lib/front/queue-look.ts'
import { shopSite } from '#lib/front/site.ts'
import { backendHangs } from '#lib/log/log-circuit.ts'

/** Starts the shop: its build behind the server of packages/front/README.md, which receives the shop-specific parts here. */
const env = readShopEnv(process.env)

const front = await createFront({
  ...shopSite(env),
  env,
  words: queueWords(env.language),
  brand: queueBrand,
  metrics: frontMetrics,
  backendHangs,
})
front.listen()
