import { ask, portOf, startServer } from '@etalase/testkit/test-server.ts'
import { expect, test, vi } from 'vitest'
import { reportProblem } from '#finish/problems.ts'
import { sendMetrics } from '#watch/metrics.ts'

test('an unfinished page is counted each time, and logged once per route and reason', async () => {
  const log = vi.mocked(console.error).mockReturnValue()
  for (const route of ['/faq', '/faq', '/product/[id]']) reportProblem(route, 'it has no file')
  reportProblem('/faq', 'it has no data')
  expect(log.mock.calls).toEqual([
    ['A page of /faq goes out as Next made it: it has no file'],
    ['A page of /product/[id] goes out as Next made it: it has no file'],
    ['A page of /faq goes out as Next made it: it has no data'],
  ])
  log.mockClear()
  const server = await startServer(
    (incoming, response) => void sendMetrics(incoming, response, 'token'),
  )
  const headers = { authorization: 'Bearer token' }
  const { body } = await ask(portOf(server), '/metrics', { headers })
  expect(body.toString()).toContain('pages_left_unfinished_total{route="/faq"} 3')
  expect(body.toString()).toContain('pages_left_unfinished_total{route="/product/[id]"} 1')
})
