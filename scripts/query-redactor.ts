import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** A URL or a path with its query, as libraries write it into differently named attributes. */
const withQuery = /^(\S+ )?((?:https?:\/)?\/[^?]*)\?.*$/s

/** Removes the query of URLs from spans: queries hold device ids and text typed by shoppers. */
export class QueryRedactor implements SpanProcessor {
  onStart(): void {}

  onEnding(span: Span): void {
    span.setAttribute('url.query', '')
    for (const [name, value] of Object.entries(span.attributes)) {
      if (typeof value === 'string') span.setAttribute(name, value.replace(withQuery, '$1$2'))
    }
  }

  onEnd(): void {}

  async shutdown(): Promise<void> {}

  async forceFlush(): Promise<void> {}
}
