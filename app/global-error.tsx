'use client'

import { fraunces, jakarta } from '#app/fonts.ts'
import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import './globals.css'

export default function GlobalError() {
  return (
    <html lang="en" className={`${jakarta.variable} ${fraunces.variable}`}>
      <body>
        <UnavailablePage />
      </body>
    </html>
  )
}
