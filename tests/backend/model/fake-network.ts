import { setTimeout as pause } from 'node:timers/promises'
import { send } from '@etalase/backend/tests/support/test-backend.ts'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { HttpResponse, http } from 'msw'
import type { NetworkFault } from '#tests/backend/model/shop-model.ts'

export const shopOrigin = 'http://shop.test'

const calls: Readonly<Record<string, Endpoint | undefined>> = endpoints

const isCartMutation = (call: string) => calls[call]?.changesCart === true

const isWrite = (call: string) => isCartMutation(call) || call === 'POST checkout-trx'

/** The network between browser and backend: a minimal gateway with faults. */
export class FakeNetwork {
  /** Faults to inject into the next writes, in order. */
  readonly plannedFaults: NetworkFault[] = []

  readonly device: { local_device_id: string }
  /** Headers with the address of the caller. */
  readonly addressHeaders: Readonly<Record<string, string>>
  private readonly app: FastifyInstance

  constructor(
    app: FastifyInstance,
    device: { local_device_id: string },
    addressHeaders: Readonly<Record<string, string>>,
  ) {
    this.app = app
    this.device = device
    this.addressHeaders = addressHeaders
  }

  private async answer(call: string, request: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    const input = { ...(request.method === 'GET' ? {} : await request.json()), ...this.device }
    const headers = { ...this.addressHeaders, ...(key && { 'idempotency-key': key }) }
    const answered = await send(this.app, call, input, headers)
    if (answered.status !== 200 || !isCartMutation(call)) {
      return HttpResponse.json(answered.body, { status: answered.status })
    }
    const { body } = await send(this.app, 'GET cart', this.device, this.addressHeaders)
    return HttpResponse.json({ data: { ...Object(answered.body.data), ...Object(body.data) } })
  }

  handler() {
    return http.all(`${shopOrigin}/api/*`, async ({ request }) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`
      const fault = isWrite(call) ? (this.plannedFaults.shift() ?? 'none') : 'none'
      if (fault === 'requestLost') return HttpResponse.error()
      if (fault === 'slow') await pause(10)
      const response = await this.answer(call, request)
      return fault === 'responseLost' ? HttpResponse.error() : response
    })
  }
}
