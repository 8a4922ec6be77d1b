const notInCart = 'Refuses a line that is not in the cart with 400 or 404.'
const cancelled = 'A cancelled order is CANCELLED, also after a second call.'
const pinAbroad = 'Refuses an address_pin outside Indonesia with 400 and ADDRESS_INCOMPLETE.'
const notReturned = 'Refuses an order that has not arrived with 400.'
const notReviewed = 'Refuses an order that has not arrived with 400.'
const noPicture = 'Refuses a picture that does not exist with 404.'

/** The suite's checks of cart, checkout and payment. */
export const buyingRules = {
  'GET cart': {
    cart_items: 'A new device has an empty cart.',
    net_price: 'A line has the price to pay of its product.',
    free_shipping_from:
      'If the lines of one hub cost that much, POST checkout-shipping has a tier with tariff 0.',
    local_device_id:
      'No other device sees the cart. Refuses a device id that is not a UUID with 400.',
    'cart_items.id': 'Two sizes make two lines with different ids.',
    'an invalid device id': 'Refuses a local_device_id that is not a UUID with 400.',
  },
  'POST cart': {
    qty: 'Adding one piece to an empty cart puts exactly one piece in it.',
    'a product that does not exist': 'Refuses a product that does not exist with 404 or 400.',
    'no pieces at all': 'Refuses qty 0 with 400.',
    'more pieces than there are': 'Refuses more pieces than any store has with 400.',
    max_per_order:
      'If the cart holds max_per_order pieces of a product, refuses one more with ORDER_LIMIT.',
    'JSON that breaks off': 'Refuses truncated JSON with 400.',
    'wrong types': 'Refuses fields of a wrong type with 400.',
  },
  'GET buy-now': {
    net_price: 'Returns one line with the price to pay of its product.',
    'more pieces than there are': 'Refuses more pieces than any store has with 400.',
    cart: 'POST checkout accepts it with an empty cart, and the cart stays empty.',
  },
  'POST cart-item-increment-qty': {
    qty: 'Adding one piece to one makes two.',
    'a line that is not in the cart': notInCart,
  },
  'POST cart-item-decrement-qty': {
    qty: 'Removing one piece from two leaves one; removing another still leaves one.',
  },
  'DELETE cart-item-remove': {
    qty: 'The line is gone after the call.',
    'a line that is not in the cart': notInCart,
  },
  'POST cart-adopt': {
    local_device_id: 'Two devices of a customer get the same cart.',
    cart: 'The second device has the cart contents of the first.',
  },
  'POST cart-move': {
    new_device_id: 'The new device sees the cart.',
    local_device_id: 'The old device no longer sees the cart.',
  },
  'POST checkout': {
    'an empty cart': 'Refuses an empty cart with 400.',
    available_online: 'available_online is 1 exactly if a hub has something from the cart.',
    available_stores_online: 'Only hubs deliver.',
  },
  'POST checkout-shipping': {
    couriers: 'At least one courier delivers to the area.',
    service: 'No two tiers share a code, across couriers.',
    needs_pin: 'Without address_pin, no tier needs a pin.',
    address_pin: 'The tiers that need no pin are the same with and without address_pin.',
    'a pin abroad': pinAbroad,
  },
  'POST check-showroom-stock-availability': {
    id: 'The response has every line of the cart.',
    qty: 'For a cart with one line, a hub named by POST checkout has some of it.',
  },
  'POST checkout-promo-code': {
    'a code that does not exist': 'Refuses a code that does not exist with 400.',
  },
  'POST promo-offers': {
    promos: 'POST checkout-promo-code accepts each of the codes.',
  },
  'POST checkout-trx': {
    bill_total: 'The total is items − discount + shipping, in digits only.',
    grand_total: 'The total beside payment_redirect is items − discount + shipping.',
    'payment_redirect.url': 'The page of the provider has an address.',
    bill_date: 'bill_date is the current time in WIB.',
    bill_expired: 'bill_expired is after bill_date, by at most 24 hours.',
    order_id: 'order_id has 1 to 32 characters, and differs from that of every other order.',
    signature: 'The signature exists, and differs from that of every other order.',
    return_url:
      'return_url is the absolute address of /payment/response of the shop; with --shop, the suite also checks the origin.',
    'a shipping cost that was made up':
      'Refuses a shipping_cost that differs from the tariff with 400.',
    'a guest without an e-mail address': 'Refuses a guest without an e-mail address with 400.',
    'a sub-district that does not exist':
      'Refuses a sub-district that does not exist with 400 or 404.',
    'Idempotency-Key': 'One key makes one order, even if sent twice or twenty times at once.',
    cart: 'The ordered lines are no longer in the cart.',
    payment_way:
      'An order with payment_way is CONFIRMED, without a form and with payment_redirect to /payment/response. One key makes one such order.',
    'the fee of a way to pay':
      'The total of an order with payment_way includes the fee that POST checkout names.',
    'a way to pay that is not for the order':
      'Refuses a payment method for deliveries with 400 for a pickup, and for a tier without takes_cash.',
    gift_message: 'The order keeps gift_message and hide_prices.',
    stock: 'The stock of the store decreases; after the last piece is sold, none is left.',
    max_per_order:
      'If an e-mail address has ordered max_per_order pieces, refuses one more with ORDER_LIMIT, also from another device.',
    'the last piece': 'If twenty buyers order at once, exactly one gets the last piece.',
    'a stampede': 'No buyer of the last piece gets 5xx.',
  },
  'POST checkout-payment': {
    'a forged signature':
      'A report with a wrong signature is not verified, and reveals nothing about the order.',
    trx_status:
      'A notification to payment/notification with a wrong signature leaves the order unpaid.',
  },
  'GET order-payment': {
    trx_status: 'The device that placed the order can read it, as PENDING.',
    'another device': 'Refuses another device with 404.',
  },
  'POST order-lookup': {
    user_order: 'The number and e-mail address open the order.',
    'another e-mail address': 'Refuses a different e-mail address with 400.',
    'an unknown number': 'Refuses an unknown number with 400.',
    message: 'Both refusals have the same message.',
  },
  'POST order-by-token': {
    user_order: 'The token from POST order-lookup opens its order.',
    invoice: 'An unpaid order has no invoice.',
    ppn: 'The PPN of an invoice is 11/111 of grand_total, and its base 11/12 of the rest, rounded to the nearest rupiah.',
    credit_notes: 'Credit notes take back at most grand_total.',
    'a forged token': 'Refuses a forged token with 400.',
  },
  'POST order-link': { message: 'The message is the same whether or not the order exists.' },
  'POST order-cancel': { trx_status: cancelled },
  'POST order-updates-stop': {
    whatsapp_updates: 'The order keeps the consent, and withdrawn_at gives its end.',
    'a forged token': 'Refuses a forged token with 400.',
  },
  'POST user/order-updates-stop': {
    'an order that does not exist': 'Refuses an order that does not exist with 404.',
  },
  'POST order-return': {
    return_request: 'The first request is kept, however often a return is requested.',
    'an order that has not arrived': notReturned,
    'a forged token': 'Refuses a forged token with 400.',
  },
  'POST user/order-return': {
    'an order that has not arrived': notReturned,
    'an order that does not exist': 'Refuses an order that does not exist with 404.',
  },
  'GET product-reviews': {
    review_count: 'review_count equals the number of reviews on the product page.',
    stars: 'The average is between the lowest and the highest number of stars in the reviews.',
  },
  'GET user/reviews': { reviews: 'A new customer has no reviews.' },
  'POST user/review': { 'an order that has not arrived': notReviewed },
  'POST order-review': {
    reviewed_stars: 'The first review of a line is kept, however often a review is sent.',
    'an order that has not arrived': notReviewed,
  },
  'GET user/order-return-picture': { 'a picture that is not there': noPicture },
  'POST order-return-picture': {
    picture: 'A picture that was sent is returned as a JPEG.',
    'a picture that is not there': noPicture,
  },
  'POST user/order-cancel': {
    trx_status: cancelled,
    'an order that does not exist': 'Refuses an order that does not exist with 404.',
  },
} as const
