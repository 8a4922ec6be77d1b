import type { ReactNode } from 'react'

/**
 * A section of the footer: always open under its heading on wide screens, part of an accordion on phones (spec §9). There the
 * summary is a button, in which a heading would not be announced.
 */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-[750px]:border-line max-[750px]:border-b">
      <h2 className="opens-wide-title mb-1 hidden text-lg">{title}</h2>
      <details className="opens-wide max-[750px]:open:pb-4" name="footer">
        <summary className="opens flex min-h-12 list-none items-center justify-between font-display text-lg">
          {title}
        </summary>
        {children}
      </details>
    </section>
  )
}
