interface TypedImage {
  image_type: string
}

/** The display image: the one marked COVER, else the first (spec §3). */
export function coverOf<Image extends TypedImage>(images: readonly Image[]): Image | undefined {
  return images.find((image) => image.image_type === 'COVER') ?? images[0]
}
