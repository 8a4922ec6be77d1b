import { readFile, writeFile } from 'node:fs/promises'
import { openApiDocument } from '@etalase/contract/openapi.ts'
import { withExamples } from '@etalase/contract/openapi-examples.ts'
import { contractPage } from '@etalase/contract/openapi-markdown.ts'
import { checksOf } from '#rules/rules.ts'

const document = openApiDocument()
const examples = JSON.parse(await readFile('packages/conformance/examples/calls.json', 'utf8'))
const full = withExamples(document, examples)
await writeFile('docs/openapi.json', `${JSON.stringify(full, null, 2)}\n`)
await writeFile('docs/contract.md', contractPage(document, checksOf))
