/** Whether an address leads to this site or a web page, mailbox or phone, and runs nothing. */
export const isLinkAddress = (address: string) =>
  isPlain(address) && /^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/))/i.test(address);

/** Whether an address is that of a picture of this site or of the web. */
export const isImageAddress = (address: string) =>
  isPlain(address) && /^(https?:\/\/[^/]|\/(?!\/))/i.test(address);

/** Browsers drop control characters from addresses and read `\` as `/`. */
// eslint-disable-next-line no-control-regex
const isPlain = (address: string) => !/[\u0000-\u001f\\]/.test(address);
