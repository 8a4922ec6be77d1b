import { expect, test } from 'vitest'
import { sentencesOf } from '#tests/support/message-tables.ts'

/** Shop texts quoted in the specification, with its spelling; `{n}` is a value. */
const quoted = `
Sale up to 80% off!
STORES
NEWS
SALE
Shop All
Shop {category}'s Sale
Shop {category} Sale
Go To Cart
Your cart is empty
Continue Shopping
New Arrival
Shop By Category
New In
Newest Items
Price: High to Low
Price: Low to High
Found {n} Items
All products has been loaded
Coming Soon!
continue shopping
Loading...
({n}% off)
add to cart
Add to Cart
view detail
Check Stock Locations
Add To WishList
Remove From WishList
Related Products
No location available for this product..
My Cart
Sign In To Purchase
Checkout as guest
Checkout
Your Cart is Empty
Explore more of our collections
{n} more to go
Go To Payment
Order Success
Thank you for shopping
Check My Order Status
Account Information
My Orders
My Wishlists
Shipping Addresses
Change Password
Set as Primary
Sign Out
Are you sure want to sign out?
Sign In
Sign Up
Send New Password
Stores
Online Delivery
from your nearest shop
Store Pickup
for quicker order
View on Google Maps
Account
Shopping Cart
Shipping & Handling
Payment
Help
Shipping Address
Shipping Courier
Package Delivery
Choose A Store
Purchase Success
Pickup at Store
Order Tracking
Are you sure?
This size is out of stock, but you can always add this item to wishlist
Please enter your email address
Please enter a valid email address
Please enter your password, 8 characters minimum
Please enter your name
Please choose your gender
Password length should be at least 8 characters
Please enter the password confirmation
Your password confirmation doesn't match the password
Item is not valid.
Please choose a size.
Min quantity to add to cart is 1.
Min quantity to check stock is 1.
Out of Stock !
Please sign in first to add wishlist
Please sign in first to remove from wishlist
Address label is required.
Recipient name is required.
Recipient phone is required.
Recipient Zipcode is required.
Recipient zipcode is required.
Address street is required.
Province must be chosen.
City must be chosen
Subdistrict must be chosen.
Please choose an address first.
Please choose a shipping method.
Promo code is required!
Please input your email address.
Please enter the old password
Please enter the new password
Please enter the new password confirmation
New password doesn't match the confirmation.
New password has been sent to your email.
Your profile have been successfully updated.
Connection failed, please try again
Error {status}: {text}
Fail to retrieve products.
Fail to retrieve product.
Fail to retrieve categories.
Fail to load your items availability..
Retry
{n} item(s) were excluded from your cart because they are not available in your chosen store. If you wish to buy them too, please choose another store in the next checkout after this one is finished.
You have successfully signed in
You have successfully created an account, feel free to shop now.
Prices exclude shipping.
Etd: {etd} days
`
  .trim()
  .split('\n')

const values = ['«first»', '«second»']

/** Fills in the values as a table would. */
function withValues(text: string): string {
  let place = 0
  return text.replaceAll(/\{\w+\}/g, () => values[place++] ?? '')
}

test('the English tables have each shop message that the specification quotes, letter for letter', async () => {
  const said = new Set((await sentencesOf('en')).map(([, text]) => text))
  expect(quoted.filter((text) => !said.has(withValues(text)))).toEqual([])
  expect(said.size).toBeGreaterThan(1_000)
})
