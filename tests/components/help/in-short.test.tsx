import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LegalPage } from '#components/help/legal-page.tsx'
import { helpMessages } from '#messages/help.ts'
import { helpSummaries as french } from '../../../brand/texts/fr/help.ts'
import { helpSummaries as indonesian } from '../../../brand/texts/id/help.ts'

const page = () =>
  renderToStaticMarkup(
    <LegalPage
      page="terms"
      title="Syarat dan Ketentuan"
      intro="Mohon dibaca."
      effective={{ date: '2026-11-25', shown: '25 November 2026' }}
      sections={[]}
    />,
  )

test('a page in Indonesian says first, in the language of the shop, what it is and what it says', () => {
  const [before, after] = page().split(
    `<p lang="en" class="mt-3 max-w-[36.8em]">${helpMessages.inIndonesian}`,
  )
  expect(before).not.toContain('Mohon dibaca.')
  expect(after).toContain('Indonesian law applies.')
})

test('an Indonesian shop has no summary of pages that its shoppers read as they are', () => {
  expect(indonesian).toBeNull()
  expect(Object.keys(french ?? {})).toHaveLength(5)
})
