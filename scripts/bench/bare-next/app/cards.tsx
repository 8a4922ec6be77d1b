import Link from 'next/link'
import { goods } from './goods.ts'

export function Cards() {
  return (
    <ul>
      {goods.map(({ id, name, price, retailPrice, picture }) => (
        <li key={id}>
          <Link href={`/product/${id}`} prefetch={false}>
            <img src={picture} alt={name} width={300} height={400} loading="lazy" />
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
