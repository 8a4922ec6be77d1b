/** The columns of a product page: pictures, then facts. In print they form one column (app/styles/print.css). */
export const productColumns =
  'product mx-auto grid max-w-[1400px] gap-6 md:grid-cols-2 md:px-6 md:pt-6 lg:grid-cols-12 lg:gap-12 lg:pt-8 xl:px-10'
