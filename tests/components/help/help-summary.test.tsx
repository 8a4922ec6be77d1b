import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { helpSummaries } from '#brand-texts/company.ts'
import { LegalPage } from '#components/help/legal-page.tsx'

test("a legal page is summarised in the shop's language, before its Indonesian text", () => {
  const page = renderToStaticMarkup(
    <LegalPage
      page="terms"
      title="Syarat dan Ketentuan"
      intro="Mohon dibaca."
      effective={{ date: '2026-11-25', shown: '25 November 2026' }}
      sections={[]}
    />,
  )
  const [before, after] = page.split(
    `<p lang="en" class="mt-3 max-w-[36.8em]">${helpSummaries.terms}</p>`,
  )
  expect(before).not.toContain('Mohon dibaca.')
  expect(after).toContain('Mohon dibaca.')
})
