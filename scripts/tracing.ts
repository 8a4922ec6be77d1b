import FastifyOtelInstrumentation from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { detectResources, envDetector } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { QueryRedactor } from '#scripts/query-redactor.ts'

// Loaded before the shop or the backend when OTEL_EXPORTER_OTLP_ENDPOINT is set (packages/processes/src/process-group.ts).
// Next makes the spans of the shop's requests, once a provider is registered.
const provider = new NodeTracerProvider({
  resource: detectResources({ detectors: [envDetector] }),
  spanProcessors: [new QueryRedactor(), new BatchSpanProcessor(new OTLPTraceExporter())],
})
provider.register()
registerInstrumentations({
  tracerProvider: provider,
  instrumentations: [
    new UndiciInstrumentation(),
    new FastifyOtelInstrumentation({ registerOnInitialization: true, instrumentHooks: false }),
  ],
})

/** Sends the spans of the last seconds; the process itself exits through its own handler. */
process.once('SIGTERM', () => provider.shutdown())
