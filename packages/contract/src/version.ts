/**
 * The version of the contract, by SemVer: a new optional call or field is a minor change, a removed or newly required one a major change. A
 * backend states it in its OpenAPI document, the conformance suite in its report.
 */
export const contractVersion = '1.0.0'
