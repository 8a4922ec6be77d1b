import { z } from 'zod'
import type { Engine } from '#engine/engine.ts'

const settings = z.object({
  region_id: z.string(),
  sales_channel_id: z.string(),
  publishable_key: z.string(),
  has_untaxed_prices: z.boolean().default(false),
})

/**
 * Loads the engine's settings. Throws when it would add taxes to prices: the shop shows and bills prices with their tax, as shoppers in
 * Indonesia see them (Law 8/1999, article 10).
 */
export async function readEngineSettings(engine: Engine) {
  const { has_untaxed_prices, ...named } = await engine.own('GET', '/settings', {
    answer: settings,
  })
  if (has_untaxed_prices)
    throw new Error(
      'Prices in IDR are without tax, and the region adds taxes: in Medusa, make IDR tax inclusive (Settings, Store), or turn automatic taxes off (Settings, Regions)',
    )
  return named
}
