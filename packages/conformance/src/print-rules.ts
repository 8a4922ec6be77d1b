import { openApiDocument } from '@etalase/contract/openapi.ts'
import { contractPage, contractSection } from '@etalase/contract/openapi-markdown.ts'
import { checksOf } from '#rules/rules.ts'

/**
 * npm run -w packages/conformance rules: prints the contract as Markdown, with a backend's duties and the suite's checks. For a single call
 * pass its name: `-- "POST checkout-trx"`.
 */
const [call] = process.argv.slice(2)
const document = openApiDocument()
const text =
  call === undefined ? contractPage(document, checksOf) : contractSection(document, call, checksOf)
if (text === undefined) {
  console.error(`The contract has no call ${call}.`)
  process.exitCode = 1
} else {
  process.stdout.write(`${text}\n`)
}
