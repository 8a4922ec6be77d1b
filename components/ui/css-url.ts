/** An address as a value of CSS. Without quotes, which HTML would escape: what ends such a value is escaped instead. */
export const cssUrl = (address: string): string =>
  `url(${address.replaceAll(/[\s()'"\\]/g, '\\$&')})`
