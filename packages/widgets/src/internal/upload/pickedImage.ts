/** A picture that the host offers. */
export interface PickedImage {
  /** Address: `http(s)://…` or `/…`. */
  url: string;
  /** @default '' */
  alt?: string | undefined;
}

/** Lets people select pictures elsewhere, such as in a library; `[]` when they cancel. */
export type PickImages = () => Promise<readonly PickedImage[]>;
