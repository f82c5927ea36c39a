/** Returns a phone number with its middle hidden: 138****0421. */
export function maskMobile(mobile: string) {
  return mobile.length < 8
    ? '*'.repeat(mobile.length)
    : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/**
 * Returns an identity number of which the region and the last characters show: 310101********123X.
 */
export function maskIdCardNo(idCardNo: string) {
  return idCardNo.length < 12
    ? '*'.repeat(idCardNo.length)
    : `${idCardNo.slice(0, 6)}********${idCardNo.slice(-4)}`;
}
