import { locks } from 'node:worker_threads'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '#lib/actions/entry-actions.ts'
import { withDeviceLock } from '#lib/browser/with-tab-lock.ts'
import { hasCart } from '#tests/support/gateway-stub.ts'

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  hasCart(aCart())
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

const shirt = { product_detail_id: 1001, size: 'M', qty: 1 }

/** Opens a tab: it loads its own modules, and so has a separate queue of cart writes. */
async function openTab() {
  vi.resetModules()
  const { addToCart } = await import('#components/cart/cart-mutations.ts')
  const { addAllToCart } = await import('#components/cart/add-all-to-cart.ts')
  return { addToCart, addAllToCart }
}

/** Stubs a gateway that assigns a device id to requests without one; the browser has it once the response arrives. */
function newShopper() {
  const devices = new Set<string>()
  let cookie: string | undefined
  backendStub.use(
    http.post('http://localhost:3000/api/cart', async () => {
      const device = cookie ?? crypto.randomUUID()
      devices.add(device)
      await new Promise((resolve) => setImmediate(resolve))
      cookie = device
      return HttpResponse.json({ data: { message: 'Item Added to Cart', cart: aCart() } })
    }),
  )
  return devices
}

test('simultaneous first adds in two tabs get one device id and one cart', async () => {
  const devices = newShopper()
  const [first, second] = [await openTab(), await openTab()]
  const added = await Promise.all([first.addToCart(shirt), second.addToCart(shirt)])
  expect(added).toEqual([true, true])
  expect(devices.size).toBe(1)
})

test('the items of a repeated order and a simultaneous add get one device id', async () => {
  const devices = newShopper()
  const [first, second] = [await openTab(), await openTab()]
  await Promise.all([first.addAllToCart([shirt, shirt]), second.addToCart(shirt)])
  expect(devices.size).toBe(1)
})

test("a sign-in, which changes the device id, and other tabs' adds wait for each other", async () => {
  const running = { adds: 0, signIns: 0 }
  const together: object[] = []
  const answering = (kind: keyof typeof running) => async () => {
    running[kind]++
    together.push({ ...running })
    await new Promise((resolve) => setImmediate(resolve))
    running[kind]--
    return HttpResponse.json({ data: { message: 'Done', cart: aCart() } })
  }
  backendStub.use(
    http.post('http://localhost:3000/api/cart', answering('adds')),
    http.post('http://localhost:3000/api/session/sign-in', answering('signIns')),
  )
  const [first, second] = [await openTab(), await openTab()]
  const { sendAction } = await import('#lib/api/send-action.ts')
  await Promise.all([
    first.addToCart(shirt),
    sendAction(signIn, { email: 'sari@example.com', password: 'kopi susu 88' }),
    second.addToCart(shirt),
  ])
  expect(together).toHaveLength(3)
  expect(together).not.toContainEqual({ adds: 1, signIns: 1 })
})

test('a failed add lets the next tab add', async () => {
  const devices = newShopper()
  backendStub.use(
    http.post('http://localhost:3000/api/cart', () => HttpResponse.error(), { once: true }),
  )
  const [first, second] = [await openTab(), await openTab()]
  const added = await Promise.all([first.addToCart(shirt), second.addToCart(shirt)])
  expect(added.toSorted()).toEqual([false, true])
  expect(devices.size).toBe(1)
})

test('a tab frozen during an add does not block other tabs for ever', async () => {
  newShopper()
  const { promise: thaw, resolve } = Promise.withResolvers<void>()
  const frozen = withDeviceLock(() => thaw)
  const { addToCart } = await openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const added = addToCart(shirt)
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  expect(await added).toBe(true)
  resolve()
  await frozen
})
