/**
 * The version of the contract, by SemVer: a new optional call or field is a minor one, one that is gone or has become required a major
 * one. A backend says it in its OpenAPI document, the conformance suite in its report.
 */
export const contractVersion = '1.0.0'
