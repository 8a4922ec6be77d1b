/** A picture of the product gallery. */
export interface GalleryPicture {
  src: string
  alt: string
}
