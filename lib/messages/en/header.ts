/** Header, menus and search. */
export const header = {
  promo: 'Sale up to 80% off!',
  promotion: 'Promotion',
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  news: 'NEWS',
  sale: 'SALE',
  shopAll: 'Shop All',
  shopSale: (category: string) => `Shop ${category}'s Sale`,
  search: 'Search',
  searchLabel: 'Search products',
  searchHint: 'Batik, linen, scarf…',
  cart: (pieces: number) => (pieces === 0 ? 'Cart, empty' : `Cart, ${pieces} items`),
  home: (brand: string) => `${brand}, home`,
}
