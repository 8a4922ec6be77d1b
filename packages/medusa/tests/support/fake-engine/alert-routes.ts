import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FakeAlert, FakeState } from '#tests/support/fake-engine/state.ts'

const asked = z.object({
  product_number: z.number(),
  size_code: z.string(),
  email: z.string(),
  token: z.string(),
  language: z.string(),
  client_network: z.string().nullable(),
})

const filters = z.looseObject({
  product_number: z.number().optional(),
  is_waiting: z.boolean().optional(),
})

export function alertRoutes(app: FastifyInstance, state: FakeState): void {
  const isWaiting = ({ notified_at }: FakeAlert) => notified_at === null
  app.post('/adapter/search/stock-alerts', ({ body }) => {
    const { is_waiting, ...equal } = filters.parse(body)
    const isWanted = (alert: FakeAlert) =>
      (!is_waiting || isWaiting(alert)) &&
      Object.entries(equal).every(([name, value]) => Object(alert)[name] === value)
    return { alerts: state.alerts.filter(isWanted) }
  })
  app.get('/adapter/stock-alerts/sizes', () => {
    const waiting = state.alerts.filter(isWaiting)
    const bySize = waiting.map(
      (alert) => [`${alert.product_number} ${alert.size_code}`, alert] as const,
    )
    return { sizes: [...new Map(bySize).values()] }
  })
  app.put('/adapter/stock-alerts', ({ body }) => {
    const { token, ...alert } = asked.parse(body)
    const known = state.alerts.find(
      ({ email, product_number, size_code }) =>
        email === alert.email &&
        product_number === alert.product_number &&
        size_code === alert.size_code,
    )
    const row = { ...alert, asked_at: new Date().toISOString(), notified_at: null }
    if (known) Object.assign(known, row)
    else state.alerts.push({ id: state.next('alert'), token, ...row })
    return {}
  })
  app.post('/adapter/stock-alerts/:id/notified', ({ params, body }) => {
    const { id } = z.object({ id: z.string() }).parse(params)
    const { asked_at } = z.object({ asked_at: z.string() }).parse(body)
    const alert = state.alerts.find((each) => each.id === id && each.asked_at === asked_at)
    if (alert) Object.assign(alert, { notified_at: new Date().toISOString(), client_network: null })
    return {}
  })
  app.delete('/adapter/stock-alerts', ({ body }) => {
    const { id, email } = z.object({ id: z.string(), email: z.string() }).partial().parse(body)
    state.alerts = state.alerts.filter((each) => each.id !== id && each.email !== email)
    return {}
  })
}
