// oxlint-disable-next-line no-control-regex -- file systems forbid them
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Returns a text as a part of a file name that is valid in every file system. */
export const safeName = (text: string) => text.replace(FORBIDDEN, ' ').trim();
