import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { freeShippingFrom, setFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { tellShopsOf } from '@etalase/backend-kit/tell-shops.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'
import { logStaff } from '#staff/require-staff.ts'
import { bundlesForStaff, setBundle } from '#staff/staff-bundles.ts'
import { homeForStaff, promosForStaff, setHome, setPromo } from '#staff/staff-content.ts'

/** Registers the content that staff edit: home page, promo codes, bundles and the free-delivery threshold. */
export default function staffContentRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now } = context

  registerEndpoint(app, 'GET staff/home', async ({ language }) => ({
    home_data: await homeForStaff(db, language),
  }))

  registerEndpoint(app, 'POST staff/home', async ({ language, home_data }, { request }) => {
    await setHome(db, language, home_data)
    logStaff(request, 'home', { language })
    await tellShopsOf(request, context, ['home'])
    return { home_data }
  })

  registerEndpoint(app, 'GET staff/promos', async () => ({ promos: await promosForStaff(db) }))

  registerEndpoint(app, 'POST staff/promo', async (input, { request }) => {
    const promo = await setPromo(db, input, now())
    logStaff(request, 'promo', { code: promo.code, ends_at: promo.ends_at })
    return { promo }
  })

  registerEndpoint(app, 'GET staff/free-shipping', async () => ({
    free_shipping_from: await freeShippingFrom(db),
  }))

  registerEndpoint(app, 'POST staff/free-shipping', async (input, { request }) => {
    await setFreeShipping(db, input.free_shipping_from)
    logStaff(request, 'free-shipping', input)
    return input
  })

  registerEndpoint(app, 'GET staff/bundles', async () => ({ bundles: await bundlesForStaff(db) }))

  registerEndpoint(app, 'POST staff/bundle', async (input, { request }) => {
    const bundle = await setBundle(db, input, now())
    logStaff(request, 'bundle', { id: bundle.id, ends_at: bundle.ends_at })
    await tellShopsOf(request, context, ['promos'])
    return { bundle }
  })
}
