import { writeFile } from 'node:fs/promises'
import { openApiDocument } from '#lib/contract/openapi.ts'

await writeFile('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`)
