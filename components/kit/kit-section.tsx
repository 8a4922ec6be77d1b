import type { ReactNode } from 'react'

/** One component in all its states, under its name. */
export function KitSection({ name, children }: { name: string; children: ReactNode }) {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="border-line border-t py-8">
      <h2 id={id} className="mb-4 text-xl">
        {name}
      </h2>
      {children}
    </section>
  )
}
