/** Returns a phone number with its middle hidden: 138****0421. */
export function maskMobile(mobile: string) {
  return mobile.length < 8
    ? '*'.repeat(mobile.length)
    : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/**
 * Returns an identity number of which the first and the last character show: 3****************X.
 * The digits between contain the date of birth, which other fields of the same person show.
 */
export function maskIdCardNo(idCardNo: string) {
  return idCardNo.length < 12
    ? '*'.repeat(idCardNo.length)
    : `${idCardNo.slice(0, 1)}${'*'.repeat(idCardNo.length - 2)}${idCardNo.slice(-1)}`;
}

/** Returns an e-mail address with its first character and its provider: l***@example.com. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@');
  return at < 1 ? '*'.repeat(email.length) : `${email.slice(0, 1)}***${email.slice(at)}`;
}
