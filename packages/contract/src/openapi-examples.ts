import type { OpenApiDocument } from '#openapi.ts'
import type { Operation } from '#openapi-operation.ts'

/** A request and its response, as sent. */
interface CallExample {
  request: Record<string, unknown>
  answer: unknown
}

/** Examples by the name of their call, such as 'POST cart'. */
export type CallExamples = Readonly<Record<string, CallExample>>

function addExample(operation: Operation, { request, answer }: CallExample): void {
  for (const parameter of operation.parameters) {
    if ('name' in parameter && parameter.name in request)
      parameter.example = request[parameter.name]
  }
  if (operation.requestBody) operation.requestBody.content['application/json'].example = request
  Object.assign(Object(operation.responses['200']).content['application/json'], { example: answer })
}

/** Adds the examples to a document. Throws RangeError when a call lacks one. */
export function withExamples(document: OpenApiDocument, examples: CallExamples): OpenApiDocument {
  const full = structuredClone(document)
  for (const [path, methods] of Object.entries(full.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path.slice(1)}`
      const example = examples[call]
      if (!example) throw new RangeError(`packages/conformance/examples/calls.json has no ${call}`)
      addExample(operation, example)
    }
  return full
}
