import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fraunces, jakarta } from '#app/fonts.ts'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { LazyShell } from '#components/shell/lazy-shell.tsx'
import { SendEvents } from '#components/shell/send-events.tsx'
import { env } from '#lib/config/env.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { colon, language } from '#messages/language.ts'
import './globals.css'

export const metadata: Metadata = {
  ...pageMetadata({}),
  metadataBase: new URL(env.shopUrl),
  title: {
    default: `${brand.name}${colon}${company.tagline}`,
    template: `%s | ${brand.name}`,
  },
}

export const viewport: Viewport = { themeColor: brand.themeColor }

/** Not `@media (scripting: none)`, which needs Chromium 120 or Safari 17. */
const withoutScripts =
  '.needs-script{display:none!important}.without-script{display:block!important}'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} className={`${jakarta.variable} ${fraunces.variable}`}>
      <head>
        <noscript>
          <style>{withoutScripts}</style>
        </noscript>
      </head>
      <body>
        {children}
        <LazyShell />
        {env.analyticsUrl && <SendEvents />}
      </body>
    </html>
  )
}
