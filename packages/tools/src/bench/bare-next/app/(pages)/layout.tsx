import Link from 'next/link'
import type { ReactNode } from 'react'
import { categories } from '../sample-products.ts'
import '../bare.css'

export const metadata = { title: 'Bare Next', description: 'What a page costs before a shop' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/list">All products</Link>
          <nav>
            {categories.map((category) => (
              <Link key={category} href={`/list?category=${category}`} prefetch={false}>
                {category}
              </Link>
            ))}
          </nav>
        </header>
        <main>{children}</main>
        <footer>Nothing more</footer>
      </body>
    </html>
  )
}
