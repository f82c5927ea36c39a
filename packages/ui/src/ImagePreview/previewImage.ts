/** An image of the viewer. */
export interface PreviewImage {
  /** Address of the image; `undefined` while it is loading. */
  src: string | undefined;
  /** Alternative text. */
  alt: string;
  /** Address of a small version. @default `src` */
  thumbnail?: string;
  /** Caption below the image. */
  caption?: string;
  /** File name of a download. @default the name in the address */
  fileName?: string;
}
