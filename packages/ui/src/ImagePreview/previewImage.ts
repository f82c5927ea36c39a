/** A picture that can be looked at. */
export interface PreviewImage {
  /** Its address; `undefined` while it is still being asked for. */
  src: string | undefined;
  /** What it shows. */
  alt: string;
  /** Address of a small version. @default `src` */
  thumbnail?: string;
  /** More about it, below the picture. */
  caption?: string;
  /** What the file is called when it is downloaded. @default what its address says */
  fileName?: string;
}
