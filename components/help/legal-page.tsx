import { NumberedText } from '#components/help/numbered-text.tsx'
import { helpPage } from '#lib/messages/help/help-page.ts'
import type { TermsSection } from '#lib/messages/help/legal-texts.ts'

interface LegalPageProps {
  title: string
  intro: string
  effective: { date: string; shown: string }
  sections: readonly TermsSection[]
}

/** A page of legal text in Indonesian: what it is about, from when it holds, and its sections. */
export function LegalPage({ title, intro, effective, sections }: LegalPageProps) {
  return (
    <article lang="id" className="container-page py-12">
      <header className="mb-12 border-line border-b pb-8">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 max-w-[36.8em] text-muted">{intro}</p>
        <p className="mt-3 text-sm">
          {helpPage.effective} <time dateTime={effective.date}>{effective.shown}</time>
        </p>
      </header>
      <NumberedText sections={sections} />
    </article>
  )
}
