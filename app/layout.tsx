import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { fraunces, jakarta } from '#app/fonts.ts'
import { brand } from '#lib/config/brand.ts'
import { env } from '#lib/config/env.ts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(env.shopUrl),
  openGraph: { siteName: brand.name, images: [{ ...brand.shareImage, alt: brand.tagline }] },
  title: { default: `${brand.name}: ${brand.tagline}`, template: `%s | ${brand.name}` },
  description: brand.about,
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${jakarta.variable} ${fraunces.variable}`}>
      <body>{children}</body>
    </html>
  )
}
