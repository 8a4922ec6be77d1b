import { context, propagation, trace } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { afterAll, afterEach, expect, test } from 'vitest'
import { traced } from '#lib/gateway/traced.ts'

const exporter = new InMemorySpanExporter()
new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register()

afterEach(() => exporter.reset())
afterAll(() => {
  trace.disable()
  context.disable()
  propagation.disable()
})

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

const aCall = () =>
  new Request('http://localhost/api/cart?local_device_id=secret', {
    method: 'POST',
    headers: { traceparent: `00-${traceId}-${spanId}-01` },
  })

test("a call answered without Next has a span in its caller's trace, without its query", async () => {
  const serve = traced(async () => new Response(null, { status: 204 }))
  expect((await serve(aCall())).status).toBe(204)
  const [span] = exporter.getFinishedSpans()
  expect(span?.name).toBe('POST /api/cart')
  expect(span?.attributes).toEqual({
    'http.method': 'POST',
    'http.target': '/api/cart',
    'http.status_code': 204,
  })
  expect(span?.spanContext().traceId).toBe(traceId)
  expect(span?.parentSpanContext?.spanId).toBe(spanId)
})

test("a call's own requests belong to its span", async () => {
  let within: string | undefined
  await traced(async () => {
    within = trace.getActiveSpan()?.spanContext().traceId
    return new Response()
  })(aCall())
  expect(within).toBe(traceId)
})

test('an aborted call ends its span, and rejects', async () => {
  const serve = traced(() => Promise.reject(new Error('broken')))
  await expect(serve(aCall())).rejects.toThrow('broken')
  expect(exporter.getFinishedSpans()).toHaveLength(1)
})
