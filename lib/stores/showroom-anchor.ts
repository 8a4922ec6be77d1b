/** The id of a region's element on the stores page, and so the hash of its URL. */
export const regionAnchor = (regionId: number) => `region-${regionId}`

/** The id of a showroom's element on the stores page. */
export const showroomAnchor = (showroomId: number) => `store-${showroomId}`
