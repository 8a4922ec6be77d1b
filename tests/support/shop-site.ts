import { openSite } from '@etalase/front/site/site.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { queueBrand, queueWords } from '#lib/front/queue-look.ts'
import { shopSite } from '#lib/front/site.ts'

/** The shop as configured in the server in front of it. */
export const testSite = openSite(shopSite(readShopEnv(process.env)))

/** The environment of the tests' queue, in English, with a backend that never hangs. */
export const queueSurroundings = {
  site: testSite,
  look: { words: queueWords('en'), brand: queueBrand },
  backendHangs: () => 0,
}
