/**
 * Returns the address of a person's picture in the small size. Not by `shared/files`: the login
 * page names each file of the workspace, and has no bytes to spare for others.
 */
export const thumbnailOf = (avatar: string | null): string | undefined =>
  avatar?.includes('/openFile/') ? `${avatar}&size=thumb` : (avatar ?? undefined);
