/** What every heart of the page is a button of: it sends a product's id, with scripts or without. */
export function WishlistForm() {
  return <form id="wish" method="post" action="/api/wishlist/add" hidden />
}
