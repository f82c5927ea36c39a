/** Returns the name under which the page holds the small copy of a picture. */
export const thumbnailOf = (hash: string) => `small-${hash}`;
