'use client'

import { fraunces, jakarta } from '#app/fonts.ts'
import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import { language } from '#messages/language.ts'
import './globals.css'

export default function GlobalError() {
  return (
    <html lang={language} className={`${jakarta.variable} ${fraunces.variable}`}>
      <body>
        <UnavailablePage />
      </body>
    </html>
  )
}
