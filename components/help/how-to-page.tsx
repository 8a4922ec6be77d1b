import type { PictureData } from '@etalase/contract/home.ts'
import { HelpLinks, HelpSummary, HelpText } from '#components/help/help-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { PageCover } from '#components/ui/page-cover.tsx'
import { Table } from '#components/ui/table.tsx'
import { helpPage } from '#lib/messages/help/help-text.ts'
import type { HowTo, HowToStep } from '#lib/messages/help/how-to.ts'
import { courierTiers } from '#lib/messages/help/placeholders.ts'
import { language } from '#messages/language.ts'

function Step({ step, number, total }: { step: HowToStep; number: number; total: number }) {
  return (
    <li className="flex flex-col gap-3 border-line border-t pt-5">
      <div className="flex items-center justify-between">
        <span aria-hidden="true" className="font-display text-4xl text-accent leading-none">
          {number}
        </span>
        <Icon name={step.icon} />
      </div>
      <h2 className="text-xl">
        <span className="sr-only">{`${helpPage.step(number, total)}: `}</span>
        <span lang={language}>{step.name}</span>
      </h2>
      <HelpText blocks={step.text} />
    </li>
  )
}

function CourierTable() {
  return (
    <Table
      caption={courierTiers.caption}
      columns={courierTiers.columns}
      rows={courierTiers.rows.map(({ name, time, remark }) => ({
        key: name,
        cells: [name, time, remark],
      }))}
    />
  )
}

/** A how-to page: cover, numbered steps, facts and links. */
export function HowToPage({
  page,
  guide,
  cover,
}: {
  page: 'delivery' | 'pickup'
  guide: HowTo
  cover: PictureData | null | undefined
}) {
  const { steps, facts } = guide
  const columns = steps.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'
  return (
    <div lang="id">
      <PageCover title={guide.title} titleLang="en" picture={cover}>
        <HelpSummary page={page} />
        <p className="mt-3 max-w-[27.6em] text-muted">{guide.intro}</p>
      </PageCover>
      <div className="container-page flex flex-col gap-14 py-12">
        <ol className={`grid gap-x-8 gap-y-10 md:grid-cols-2 ${columns}`}>
          {steps.map((step, index) => (
            <Step key={step.name} step={step} number={index + 1} total={steps.length} />
          ))}
        </ol>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <section>
            <h2 className="mb-4 text-2xl">{facts.title}</h2>
            <HelpText blocks={facts.text} />
          </section>
          {guide.hasCourierTable && <CourierTable />}
          <nav aria-label={helpPage.next}>
            <h2 className="mb-2 text-2xl">{helpPage.next}</h2>
            <HelpLinks links={guide.links} />
          </nav>
        </div>
      </div>
    </div>
  )
}
