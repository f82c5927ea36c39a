/** Characters that change the direction of what follows, or have no width, and controls. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Joiners, but for those between two letters or emoji, which are written with them. */
const LOOSE_JOINER =
  /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Emoji}])/gu;

/**
 * Returns a file name as it is shown: a character that could disguise its extension is replaced by
 * a visible sign.
 */
export const displayName = (name: string): string =>
  name.replace(INVISIBLE, '\uFFFD').replace(LOOSE_JOINER, '\uFFFD').trim();

/** Returns a file name for a download: its last part, whatever path it has. */
export const downloadName = (name: string): string => displayName(name.split(/[\\/]/).at(-1) ?? '');

/** Characters at the end of a name that stay visible: version and extension. */
export const NAME_END = 10;
