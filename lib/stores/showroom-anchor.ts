/** Where the stores page names a region: its id there, and the address's hash. */
export const regionAnchor = (regionId: number) => `region-${regionId}`

/** Where the stores page shows a showroom. */
export const showroomAnchor = (showroomId: number) => `store-${showroomId}`
