import { receivePolicyReports } from '#lib/gateway/policy-reports.ts'

/** Browsers post here what the Content-Security-Policy stopped. */
export const POST = receivePolicyReports
