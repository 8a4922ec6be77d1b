import { type ReactNode, useId } from 'react'

/** A section of an order's page, with its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t pt-4">
      <h2 id={id} className="mb-3 font-sans font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
