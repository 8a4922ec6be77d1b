import { writeFile } from 'node:fs/promises'
import { openApiDocument } from '#lib/contract/openapi.ts'
import { contractPage } from '#lib/contract/openapi-markdown.ts'

const document = openApiDocument()
await writeFile('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
await writeFile('docs/contract.md', contractPage(document))
