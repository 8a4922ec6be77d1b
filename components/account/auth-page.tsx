import type { ReactNode } from 'react'

interface AuthPageProps {
  title: string
  text: string
  /** The panel beside the form, for shoppers who need the other form. */
  aside: ReactNode
  children: ReactNode
}

/** The layout of sign-in, sign-up and forgotten password: the form, and a panel beside it. */
export function AuthPage({ title, text, aside, children }: AuthPageProps) {
  return (
    <div className="container-page grid gap-12 pt-8 md:grid-cols-2 lg:gap-24 lg:pt-16 xl:max-w-6xl">
      <div className="max-w-xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-8 text-muted">{text}</p>
        {children}
      </div>
      {aside}
    </div>
  )
}
