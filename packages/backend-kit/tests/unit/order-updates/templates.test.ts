import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentLanguages } from '#content-language.ts'
import { orderUpdateKinds } from '#db/schema/order-updates.ts'
import { messages } from '#messages/messages.ts'
import { runInLanguage } from '#messages/request-language.ts'

const operations = readFileSync('docs/operations.md', 'utf8')

test.each(
  contentLanguages.flatMap((language) => orderUpdateKinds.map((kind) => [language, kind] as const)),
)('the %s text of %s is the one that a company registers with its provider', (language, kind) => {
  const text = runInLanguage(language, () => messages().updates[kind]('{{1}}', '{{2}}'))
  expect(operations).toContain(`| \`${kind.toLowerCase()}\` | ${language} | ${text} |`)
})
