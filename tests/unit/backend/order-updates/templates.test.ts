import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentLanguages } from '#backend/content-language.ts'
import { orderUpdateKinds } from '#backend/db/schema/order-updates.ts'
import { messages } from '#backend/messages/messages.ts'
import { runInLanguage } from '#backend/messages/request-language.ts'

const operations = readFileSync('docs/operations.md', 'utf8')

test.each(
  contentLanguages.flatMap((language) => orderUpdateKinds.map((kind) => [language, kind] as const)),
)('the %s text of %s is the one that a company registers with its provider', (language, kind) => {
  const text = runInLanguage(language, () => messages().updates[kind]('{{1}}', '{{2}}'))
  expect(operations).toContain(`| \`${kind.toLowerCase()}\` | ${language} | ${text} |`)
})
