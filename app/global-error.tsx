'use client'

import { ShopDown } from '#components/layout/shop-down.tsx'
import './globals.css'

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <ShopDown />
      </body>
    </html>
  )
}
