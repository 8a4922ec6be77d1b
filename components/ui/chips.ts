/** Links in a list as chips. Set once on the list: repeated at each chip it would be a tenth of the HTML. */
export const chips =
  '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border [&_a]:border-line [&_a]:px-4 [&_a:hover]:border-ink [&_[aria-current]]:border-ink! [&_[aria-current]]:bg-ink [&_[aria-current]]:text-paper'
