const notInCart = 'A line that is not in the cart is refused with 400 or 404.'
const cancelled = 'An order that is cancelled, also twice, is CANCELLED.'
const pinAbroad = 'An address_pin outside of Indonesia is refused with 400 and ADDRESS_INCOMPLETE.'
const notReturned = 'An order that has not arrived is refused with 400.'
const notReviewed = 'An order that has not arrived is refused with 400.'
const noPicture = 'A picture that is not there is refused with 404.'

/** The suite's checks of cart, checkout and payment. */
export const buyingRules = {
  'GET cart': {
    cart_items: 'A new device has an empty cart.',
    net_price: 'A line has the price to pay of its product.',
    free_shipping_from:
      'Lines of one hub that cost as much have a tier with tariff 0 in POST checkout-shipping.',
    local_device_id:
      'No other device sees the cart; a device id that is no UUID is refused with 400.',
    'cart_items.id': 'Two sizes are two lines with different ids.',
    'an invalid device id': 'A local_device_id that is no UUID is refused with 400.',
  },
  'POST cart': {
    qty: 'One piece added to an empty cart is one piece in it.',
    'a product that does not exist': 'A product that does not exist is refused with 404 or 400.',
    'no pieces at all': 'qty 0 is refused with 400.',
    'more pieces than there are': 'More pieces than any store has are refused with 400.',
    max_per_order:
      'One piece more than max_per_order of a product, in a cart that holds as many, is refused with ORDER_LIMIT.',
    'JSON that breaks off': 'JSON that breaks off is refused with 400.',
    'wrong types': 'Fields of a wrong type are refused with 400.',
  },
  'GET buy-now': {
    net_price: 'One line comes, with the price to pay of its product.',
    'more pieces than there are': 'More pieces than any store has are refused with 400.',
    cart: 'POST checkout takes it while the cart is empty, and the cart stays empty.',
  },
  'POST cart-item-increment-qty': {
    qty: 'One piece more is two.',
    'a line that is not in the cart': notInCart,
  },
  'POST cart-item-decrement-qty': {
    qty: 'One piece less than two is one, and less than one is one.',
  },
  'DELETE cart-item-remove': {
    qty: 'The line is gone afterwards.',
    'a line that is not in the cart': notInCart,
  },
  'POST cart-adopt': {
    local_device_id: 'Two devices of a customer get one cart.',
    cart: 'What was in the cart of the first is in that of the second.',
  },
  'POST cart-move': {
    new_device_id: 'The new device sees the cart.',
    local_device_id: 'The old device does not see it any more.',
  },
  'POST checkout': {
    'an empty cart': 'An empty cart is refused with 400.',
    available_online: 'available_online is 1 exactly when a hub has something of the cart.',
    available_stores_online: 'Only hubs deliver.',
  },
  'POST checkout-shipping': {
    couriers: 'Some courier goes to the area.',
    service: 'No two tiers have one code, whatever their courier.',
    needs_pin: 'Without address_pin, no tier needs one.',
    address_pin: 'The tiers that need no pin are the same with address_pin and without.',
    'a pin abroad': pinAbroad,
  },
  'POST check-showroom-stock-availability': {
    id: 'Every line of the cart is there.',
    qty: 'A hub that POST checkout names has some of a cart of one line.',
  },
  'POST checkout-promo-code': {
    'a code that does not exist': 'A code that does not exist is refused with 400.',
  },
  'POST promo-offers': {
    promos: 'Each code is one that POST checkout-promo-code takes.',
  },
  'POST checkout-trx': {
    bill_total: 'The total is items − discount + shipping, in digits alone.',
    grand_total: 'The total beside payment_redirect is items − discount + shipping.',
    'payment_redirect.url': "The provider's page has an address.",
    bill_date: 'bill_date is now, in WIB.',
    bill_expired: 'bill_expired is after bill_date, by 24 hours at most.',
    order_id: 'order_id has 1 to 32 characters, and is that of no other order.',
    signature: 'The signature is there, and is that of no other order.',
    return_url:
      'return_url is /payment/response of the shop, absolute; with --shop its origin is checked.',
    'a shipping cost that was made up':
      'A shipping_cost that is not the tariff is refused with 400.',
    'a guest without an e-mail address': 'A guest without an e-mail address is refused with 400.',
    'a sub-district that does not exist':
      'A sub-district that does not exist is refused with 400 or 404.',
    'Idempotency-Key': 'One key makes one order, sent twice or twenty times at once.',
    cart: 'What was ordered is not in the cart any more.',
    payment_way:
      'An order with payment_way is CONFIRMED, with no form and payment_redirect to /payment/response; one key makes one.',
    'the fee of a way to pay':
      'The total of an order with payment_way has the fee that POST checkout names.',
    'a way to pay that is not for the order':
      'A way for deliveries is refused with 400 for a pickup, and for a tier without takes_cash.',
    gift_message: 'gift_message and hide_prices are kept with the order.',
    stock: 'The store has fewer pieces afterwards, and none after the last was sold.',
    max_per_order:
      'An e-mail address that has ordered max_per_order pieces is refused one more with ORDER_LIMIT, from another device too.',
    'the last piece': 'Of twenty buyers at once one gets the last piece.',
    'a stampede': 'No buyer of the last piece gets 5xx.',
  },
  'POST checkout-payment': {
    'a forged signature':
      'A report with a wrong signature is not verified, and tells nothing of the order.',
    trx_status:
      'A notification to payment/notification with a wrong signature leaves the order unpaid.',
  },
  'GET order-payment': {
    trx_status: 'The device that placed an order reads it, PENDING.',
    'another device': 'Another device gets 404.',
  },
  'POST order-lookup': {
    user_order: 'Number and e-mail address open the order.',
    'another e-mail address': 'Another e-mail address is refused with 400.',
    'an unknown number': 'An unknown number is refused with 400.',
    message: 'Both refusals have one message.',
  },
  'POST order-by-token': {
    user_order: 'The token of POST order-lookup opens its order.',
    invoice: 'An order that is not paid has no invoice.',
    ppn: 'The PPN of an invoice is 11/111 of grand_total, and its base 11/12 of the rest, to the nearest rupiah.',
    credit_notes: 'Credit notes take back at most grand_total.',
    'a forged token': 'A forged token is refused with 400.',
  },
  'POST order-link': { message: 'Whether there is such an order or not, the message is the same.' },
  'POST order-cancel': { trx_status: cancelled },
  'POST order-updates-stop': {
    whatsapp_updates: 'What was ticked is kept with the order, and withdrawn_at says its end.',
    'a forged token': 'A forged token is refused with 400.',
  },
  'POST user/order-updates-stop': {
    'an order that does not exist': 'An order that does not exist is refused with 404.',
  },
  'POST order-return': {
    return_request: 'What was asked first is kept, however often it is asked for.',
    'an order that has not arrived': notReturned,
    'a forged token': 'A forged token is refused with 400.',
  },
  'POST user/order-return': {
    'an order that has not arrived': notReturned,
    'an order that does not exist': 'An order that does not exist is refused with 404.',
  },
  'GET product-reviews': {
    review_count: 'As many reviews as the page of the product counts.',
    stars: 'The average of a product is between the fewest and the most stars of its reviews.',
  },
  'GET user/reviews': { reviews: 'A new customer has written none.' },
  'POST user/review': { 'an order that has not arrived': notReviewed },
  'POST order-review': {
    reviewed_stars: 'The first review of a line is kept, however often it is sent.',
    'an order that has not arrived': notReviewed,
  },
  'GET user/order-return-picture': { 'a picture that is not there': noPicture },
  'POST order-return-picture': {
    picture: 'A picture that was sent comes back as a JPEG.',
    'a picture that is not there': noPicture,
  },
  'POST user/order-cancel': {
    trx_status: cancelled,
    'an order that does not exist': 'An order that does not exist is refused with 404.',
  },
} as const
