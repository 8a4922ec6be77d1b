/** The form that all wishlist buttons of the page submit, with the product's id. */
export function WishlistForm() {
  return <form id="wish" method="post" action="/api/wishlist/add" hidden />
}
