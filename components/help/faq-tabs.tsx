import { HelpLinks, HelpText } from '#components/help/help-text.tsx'
import { Accordion } from '#components/ui/accordion.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { faq } from '#lib/messages/help/faq.ts'
import type { HelpQuestion, HelpTopic } from '#lib/messages/help/help-text.ts'

function Answer({ answer, links = [] }: HelpQuestion) {
  return (
    <>
      <HelpText blocks={answer} />
      {links.length > 0 && <HelpLinks links={links} />}
    </>
  )
}

function Topic({ title, questions }: HelpTopic) {
  const items = questions.map((question) => ({
    id: question.id,
    title: question.question,
    content: <Answer {...question} />,
  }))
  return (
    <div className="max-w-3xl">
      <h2 className="mt-4 mb-6 text-2xl">{title}</h2>
      <Accordion items={items} />
    </div>
  )
}

/** The questions by tab. The HTML contains all of them. */
export function FaqTabs({ topics }: { topics: readonly HelpTopic[] }) {
  const tabs = topics.map((topic) => ({
    id: topic.id,
    title: topic.tab,
    content: <Topic {...topic} />,
  }))
  return <Tabs label={faq.tabs} tabs={tabs} contentLang="id" />
}
