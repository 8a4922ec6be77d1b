import Link from 'next/link'
import { sampleProducts } from './sample-products.ts'

/** Number of pictures in a phone's first screen. */
const eagerCount = 4

export function Cards() {
  return (
    <ul className="cards">
      {sampleProducts.map(({ id, name, price, retailPrice, picture }, index) => (
        <li key={id}>
          <Link href={`/product/${id}`} prefetch={false}>
            <img
              src={picture}
              alt={name}
              width={360}
              height={480}
              loading={index < eagerCount ? 'eager' : 'lazy'}
            />
            <h2>{name}</h2>
            <p>
              <s>Rp {retailPrice}</s> Rp {price}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
