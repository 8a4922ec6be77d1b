import { HelpSummary } from '#components/help/help-text.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { helpPage } from '#lib/messages/help/help-text.ts'
import type { TermsSection } from '#lib/messages/help/legal-texts.ts'

interface NumberedTextProps {
  sections: readonly TermsSection[]
}

function Contents({ sections }: NumberedTextProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start">
      <h2 id="contents" className="mb-2 font-sans font-semibold text-base">
        {helpPage.contents}
      </h2>
      <ol className="border-line border-t">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="border-line border-b">
            <a href={`#${id}`} className={`${listLinkStyle} w-full gap-3`}>
              <span className="w-6 text-muted tabular-nums">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ section, number }: { section: TermsSection; number: number }) {
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id} className="mb-4 text-xl">
        {number}. {section.title}
      </h2>
      <ol className="flex flex-col gap-3">
        {section.clauses.map((clause, index) => (
          <li key={clause} className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
            <span className="text-muted tabular-nums">
              {number}.{index + 1}
            </span>{' '}
            <span>{clause}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A legal text: table of contents beside numbered clauses. */
function NumberedText({ sections }: NumberedTextProps) {
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-12 lg:grid-cols-[18rem_1fr] lg:gap-20">
      <Contents sections={sections} />
      <div className="flex max-w-[40rem] flex-col gap-12 leading-relaxed">
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </div>
  )
}

interface LegalPageProps {
  page: 'terms' | 'privacy'
  title: string
  intro: string
  effective: { date: string; shown: string }
  sections: readonly TermsSection[]
}

/** A legal page in Indonesian: its subject, effective date and sections. */
export function LegalPage({ page, title, intro, effective, sections }: LegalPageProps) {
  return (
    <article lang="id" className="container-page py-12">
      <header className="mb-12 border-line border-b pb-8">
        <h1 className="text-3xl">{title}</h1>
        <HelpSummary page={page} />
        <p className="mt-3 max-w-[36.8em] text-muted">{intro}</p>
        <p className="mt-3 text-sm">
          {helpPage.effective} <time dateTime={effective.date}>{effective.shown}</time>
        </p>
      </header>
      <NumberedText sections={sections} />
    </article>
  )
}
