/** An image of the viewer. */
export interface PreviewImage {
  /** Address of the image; `undefined` while it is loading. */
  src: string | undefined;
  /** Alternative text. */
  alt: string;
  /** Address of a small version. @default `src` */
  thumbnail?: string | undefined;
  /** Caption below the image. */
  caption?: string | undefined;
  /** File name of a download. @default the name in the address */
  fileName?: string | undefined;
}
