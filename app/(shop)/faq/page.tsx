import type { Metadata } from 'next'
import { ContactBand } from '#components/help/contact-band.tsx'
import { FaqTabs } from '#components/help/faq-tabs.tsx'
import { faq } from '#lib/messages/help/faq.ts'

export const ensureStatic = 'navigation'

/** The page is sent whole: it is made already. */
export const instant = false

export const metadata: Metadata = { title: faq.title, description: faq.description }

export default function FaqPage() {
  return (
    <div className="container-page flex flex-col gap-12 py-12">
      <div>
        <h1 className="text-3xl">{faq.title}</h1>
        <p lang="id" className="mt-3 mb-6 max-w-[60ch] text-muted">
          {faq.intro}
        </p>
        <FaqTabs />
      </div>
      <ContactBand />
    </div>
  )
}
