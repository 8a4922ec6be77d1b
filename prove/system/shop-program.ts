import type { NextRequest } from 'next/server'
import * as anyCall from '#app/api/[...path]/route.ts'
import * as cartForm from '#app/api/cart/[form]/route.ts'
import * as cart from '#app/api/cart/route.ts'
import * as checkoutDraft from '#app/api/checkout-draft/route.ts'
import * as orderForm from '#app/api/order/[form]/route.ts'
import * as openedOrder from '#app/api/order/route.ts'
import * as pendingOrder from '#app/api/pending-order/route.ts'
import * as sessionForm from '#app/api/session/[form]/route.ts'
import * as session from '#app/api/session/route.ts'
import * as signOutEverywhere from '#app/api/session/sign-out/everywhere/route.ts'
import * as signOut from '#app/api/session/sign-out/route.ts'
import { RedisStore } from '#server/redis/redis-store.ts'
import { shareLimits } from '#server/redis/share-limits.ts'

type Handler = (request: NextRequest, context: never) => Promise<Response>
type Route = Partial<Record<string, unknown>>

/** The shop's own routes, by their path. Next finds them by the names of their folders. */
const routes: Readonly<Record<string, Route>> = {
  cart,
  session,
  'session/sign-out': signOut,
  'session/sign-out/everywhere': signOutEverywhere,
  'checkout-draft': checkoutDraft,
  'pending-order': pendingOrder,
  order: openedOrder,
}

/** Those with a name in their path, by the folder. */
const formRoutes: Readonly<Record<string, Route>> = {
  cart: cartForm,
  order: orderForm,
  session: sessionForm,
}

const call = (route: Route, method: string): Handler | undefined =>
  route[method] as Handler | undefined

/** What Next does with a request to `/api`: finds the route, and calls its handler. */
export function handleRequest(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname.replace('/api/', '')
  const own = call(routes[path] ?? {}, request.method)
  if (own) return own(request, {} as never)
  const [folder = '', form = ''] = path.split('/')
  const withForm = call(formRoutes[folder] ?? {}, request.method)
  if (withForm && form) return withForm(request, { params: Promise.resolve({ form }) } as never)
  const handle = call(anyCall, request.method) as Handler
  return handle(request, { params: Promise.resolve({ path: path.split('/') }) } as never)
}

/** What the server does at its start where it has a Redis. */
export const shareByRedis = (): void =>
  shareLimits(new RedisStore('redis://redis.test', 'etalase:'), 'http://shop.test')
