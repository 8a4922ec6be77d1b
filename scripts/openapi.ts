import { readFile, writeFile } from 'node:fs/promises'
import { checksOf } from '#conformance/rules/rules.ts'
import { openApiDocument } from '#lib/contract/openapi.ts'
import { withExamples } from '#lib/contract/openapi-examples.ts'
import { contractPage } from '#lib/contract/openapi-markdown.ts'

const document = openApiDocument()
const examples = JSON.parse(await readFile('examples/calls.json', 'utf8'))
const full = withExamples(document, examples)
await writeFile('docs/openapi.json', `${JSON.stringify(full, null, 2)}\n`)
await writeFile('docs/contract.md', contractPage(document, checksOf))
