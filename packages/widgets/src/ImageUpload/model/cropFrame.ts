/** A width and a height in pixels of the image. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The part of an image that is kept: its centre, and how much it is enlarged. */
export interface Crop {
  /** Size of the image. */
  image: ImageSize;
  /** Width divided by height of the part. */
  aspect: number;
  /** From 1, the largest part, to `MAX_ZOOM`. */
  zoom: number;
  x: number;
  y: number;
}

/** A part of an image in its pixels. */
export interface CropRect extends ImageSize {
  x: number;
  y: number;
}

export const MAX_ZOOM = 8;

/** Returns the largest part of an image, in its centre. */
export const initialCrop = (image: ImageSize, aspect: number): Crop => ({
  image,
  aspect,
  zoom: 1,
  x: image.width / 2,
  y: image.height / 2,
});

/** Returns the part as a rectangle within the image. */
export function cropRect({ image, aspect, zoom, x, y }: Crop): CropRect {
  const width = Math.min(image.width, image.height * aspect) / zoom;
  const height = width / aspect;
  return {
    x: between(x - width / 2, 0, image.width - width),
    y: between(y - height / 2, 0, image.height - height),
    width,
    height,
  };
}

/** Returns the part moved by shares of its own size, as far as the image goes. */
export function moveCrop(crop: Crop, byX: number, byY: number): Crop {
  const { x, y, width, height } = cropRect(crop);
  return centred({ ...crop, x: x + width / 2 + byX * width, y: y + height / 2 + byY * height });
}

/** Returns the part enlarged to a zoom, around its centre. */
export const zoomCrop = (crop: Crop, zoom: number): Crop =>
  centred({ ...crop, zoom: between(zoom, 1, MAX_ZOOM) });

/** Returns the size of the cropped image: that of the part, reduced to a width. */
export function croppedSize(crop: Crop, maxWidth: number): ImageSize {
  const { width } = cropRect(crop);
  const rounded = Math.max(1, Math.round(Math.min(width, maxWidth)));
  return { width: rounded, height: Math.max(1, Math.round(rounded / crop.aspect)) };
}

function centred(crop: Crop): Crop {
  const { x, y, width, height } = cropRect(crop);
  return { ...crop, x: x + width / 2, y: y + height / 2 };
}

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
