import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

/** A section of the footer: always open on wide screens, part of an accordion on phones (spec §9). */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-[750px]:border-line max-[750px]:border-b">
      <h2 className="opens-wide-title mb-1 hidden text-lg">{title}</h2>
      <details className="opens-wide group" name="footer">
        <summary className="flex min-h-12 list-none items-center justify-between">
          <h2 className="text-lg">{title}</h2>
          <span className="transition-transform duration-150 group-open:rotate-45">
            <Icon name="plus" />
          </span>
        </summary>
        <div className="max-[750px]:pb-4">{children}</div>
      </details>
    </section>
  )
}
