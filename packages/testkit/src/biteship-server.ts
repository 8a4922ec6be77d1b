import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/** Redirects a backend's calls of Biteship to a local port, without a setting that a company could also use. */
const redirectedCalls = (port: number) =>
  `data:text/javascript,const{fetch}=globalThis;globalThis.fetch=(url,init)=>fetch(String(url).replace(/^https:\\/\\/api\\.biteship\\.com/,'http://localhost:${port}'),init)`

const rate = (code: string, name: string, more: object) => ({
  courier_code: code,
  courier_name: name,
  available_collection_method: ['pickup'],
  available_for_cash_on_delivery: true,
  currency: 'IDR',
  ...more,
})

const regular = rate('jne', 'JNE', {
  courier_service_code: 'reg',
  courier_service_name: 'Reguler',
  shipment_duration_range: '2 - 3',
  shipment_duration_unit: 'days',
  service_type: 'standard',
  price: 11_000,
})

const instant = rate('grab', 'GRAB', {
  courier_service_code: 'instant',
  courier_service_name: 'Instant',
  shipment_duration_range: '1 - 3',
  shipment_duration_unit: 'hours',
  service_type: 'same_day',
  price: 21_000,
})

/** Answers with areas of any name, and with one courier in days, or in hours for a pin. */
async function answerTo(
  incoming: IncomingMessage,
  asked: Record<string, unknown>[],
): Promise<object> {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://biteship.test')
  if (pathname === '/v1/maps/areas') {
    const [district, city] = (searchParams.get('input') ?? '').split(', ')
    const id = `IDN${district?.replaceAll(' ', '')}`
    const names = {
      administrative_division_level_2_name: city,
      administrative_division_level_3_name: district,
    }
    return { areas: [{ id, ...names, postal_code: 12_730 }] }
  }
  const body: Record<string, unknown> = Object(await json(incoming))
  asked.push(body)
  return { pricing: [body.destination_latitude === undefined ? regular : instant] }
}

/** Starts a stand-in for Biteship as its public documents describe it (docs/couriers.md), for a backend in another process. */
export async function startBiteship() {
  const asked: Record<string, unknown>[] = []
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const said = await answerTo(incoming, asked)
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.end(JSON.stringify({ success: true, ...said }))
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    /** Requested tariffs, latest last. */
    asked,
    /** Module that a backend has to import to use it. */
    redirect: redirectedCalls(address.port),
    settings: {
      COURIER_PROVIDER: 'biteship',
      BITESHIP_API_KEY: 'biteship_test.of-a-stand-in',
      BITESHIP_COURIERS: 'jne,grab',
      BITESHIP_WEBHOOK_SECRET: 'secret-of-a-stand-in',
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type BiteshipServer = Awaited<ReturnType<typeof startBiteship>>
