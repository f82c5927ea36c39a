import { maskEmail, maskMobile } from '../../resources/masks';

/** Returns addresses as lists show them; the name of a person stays. */
export const maskedAddress = (addresses: string): string =>
  addresses
    .split(',')
    .map((one) => (one.includes('@') ? maskEmail(one) : /\d{5}/.test(one) ? maskMobile(one) : one))
    .join(',');
