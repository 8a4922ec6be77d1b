import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from '@etalase/contract/openapi.ts'
import { withExamples } from '@etalase/contract/openapi-examples.ts'

const document = openApiDocument()
const examples = JSON.parse(await readFile('packages/conformance/examples/calls.json', 'utf8'))
const full = withExamples(document, examples)
await writeFile('docs/openapi.json', `${JSON.stringify(full, null, 2)}\n`)
