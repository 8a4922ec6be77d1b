import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FetchedPictures, fetchedFolder } from '@etalase/backend-kit/media/fetched-pictures.ts'
import { countStatuses } from '#bench/flood/count-statuses.ts'
import type { Measured } from '#bench/flood/limits.ts'
import { aCustomer, anArrivedOrder, buyerSettings, cookiesOf } from '#bench/flood/pictures/buyer.ts'
import { returnForm, sendForms } from '#bench/flood/pictures/forms.ts'
import { asLargeFile, largePictures } from '#bench/flood/pictures/large-pictures.ts'
import { sendAll } from '#bench/flood/send.ts'
import { slowestCallDuring } from '#bench/flood/slowest-call.ts'
import { type ShopServer, startShop } from '#bench/pages/servers.ts'

/** Concurrent pictures. */
const atOnce = 60

/** Milliseconds until another shopper's cart responds, and MiB of the shop and its decoding process. */
const limits = { cart: 2_000, memory: 700 }

const mebibyte = 2 ** 20
const sampleMs = 50

/** Returns the peak memory of a shop and its child processes while something runs, in MiB. */
async function mostMemoryDuring(shop: ShopServer, running: Promise<unknown>): Promise<number> {
  let isRunning = true
  const end = () => {
    isRunning = false
  }
  running.then(end, end)
  let most = 0
  while (isRunning) {
    most = Math.max(most, (await shop.memoryOfAll()) / mebibyte)
    await sleep(sampleMs)
  }
  return most
}

/** Creates a guest with a shirt in the cart. */
async function aStranger(shopUrl: string): Promise<RequestInit> {
  const response = await fetch(`${shopUrl}/api/cart`, {
    method: 'POST',
    headers: { origin: shopUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ product_detail_id: 1001, size: 'M', qty: 1 }),
  })
  return { headers: { cookie: cookiesOf(response) } }
}

/** Stores 60 pictures as the backend's, and returns the address of one version of each. */
async function keepProductPictures(dataDir: string, pictures: readonly Buffer[]) {
  const kept = await FetchedPictures.open(fetchedFolder(dataDir))
  const paths: string[] = []
  for (let turn = 0; turn < atOnce; turn++) {
    const picture = pictures[turn % pictures.length] ?? Buffer.alloc(0)
    const path = await kept.keep(`https://images.example/${turn}`, picture, 'jpg')
    paths.push(join('/img/1200', path.replace('/media', '')))
  }
  return paths
}

async function measureKind(
  shop: ShopServer,
  kind: string,
  send: () => Promise<number[]>,
): Promise<Measured[]> {
  const stranger = await aStranger(shop.url)
  const sending = send()
  const [cart, memory] = await Promise.all([
    slowestCallDuring(`${shop.url}/cart`, sending, stranger),
    mostMemoryDuring(shop, sending),
  ])
  process.stdout.write(
    `${atOnce} at once: ${kind}, statuses ${countStatuses(await sending)}, cart ${cart.toFixed()} ms, memory ${memory.toFixed()} MiB\n`,
  )
  return [
    { label: `slowest cart during ${kind}`, unit: 'ms', value: cart, limit: limits.cart },
    { label: `memory during ${kind}`, unit: 'MiB', value: memory, limit: limits.memory },
  ]
}

/** Measures another shopper's wait and the shop's memory while 60 large pictures of a kind arrive at once. */
async function measureKinds(shop: ShopServer): Promise<Measured[]> {
  const at = { shopUrl: shop.url, backendUrl: `http://localhost:${shop.backendPort}` }
  const made = Object.values(await largePictures())
  const other = await aCustomer(at)
  const buyer = await aCustomer(at)
  const id = await anArrivedOrder(at, buyer)
  const versions = await keepProductPictures(shop.dataDir, made)
  const small = await Promise.all(made.map((picture) => returnForm([picture])))
  // The shop rejects the last picture, so the order remains returnable.
  const whole = await returnForm(
    [made[1], made[2], made[0]].map((picture) => asLargeFile(picture ?? Buffer.alloc(0))),
  )
  const to = { url: `${shop.url}/api/order/return?id=${id}`, atOnce }
  const kinds: Readonly<Record<string, () => Promise<number[]>>> = {
    'pictures of an account without an order': () =>
      sendForms({ ...to, cookie: other.cookie }, small),
    'large files of an account without an order': () =>
      sendForms({ ...to, cookie: other.cookie }, [whole]),
    'pictures of a buyer': () => sendForms({ ...to, cookie: buyer.cookie }, [whole]),
    'pictures of products': () => sendAll(shop.url, versions, atOnce),
  }
  const measured: Measured[] = []
  for (const [kind, send] of Object.entries(kinds))
    measured.push(...(await measureKind(shop, kind, send)))
  return measured
}

/** Starts a separate shop without limits by address, and measures it. */
export async function measureLargePictures(): Promise<Measured[]> {
  const shop = await startShop({ RATE_LIMIT_FACTOR: '100', ...buyerSettings })
  try {
    return await measureKinds(shop)
  } finally {
    await shop.stop()
  }
}
