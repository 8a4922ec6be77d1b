'use client'

import { fraunces, jakarta } from '#app/fonts.ts'
import { PageError } from '#components/layout/page-error.tsx'
import { language } from '#messages/language.ts'
import './globals.css'

export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang={language} className={`${jakarta.variable} ${fraunces.variable}`}>
      <body>
        <PageError error={error} />
      </body>
    </html>
  )
}
