'use client'

import { fraunces, jakarta } from '#app/fonts.ts'
import { ShopDown } from '#components/layout/shop-down.tsx'
import './globals.css'

export default function GlobalError() {
  return (
    <html lang="en" className={`${jakarta.variable} ${fraunces.variable}`}>
      <body>
        <ShopDown />
      </body>
    </html>
  )
}
