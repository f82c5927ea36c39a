import { maskIdCardNo, maskMobile } from '../../resources/masks';

/** Identity number of a resident: its digits 7 to 14 are a day. */
const ID_CARD_NO = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])[0-3]\d{4}[\dXx](?!\w)/g;
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;

/** Returns a text in which identity and mobile numbers are masked, as they are in a report. */
export const hideNumbers = (text: string): string =>
  text.replace(ID_CARD_NO, maskIdCardNo).replace(MOBILE, maskMobile);
