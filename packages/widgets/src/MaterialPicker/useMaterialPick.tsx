import { useInsertionEffect, useRef, useState, type ReactNode } from 'react';
import type { PickedImage, PickImages } from '../internal/upload/pickedImage';
import { LazyMaterialPicker } from './LazyMaterialPicker';
import type { MaterialPickerProps } from './MaterialPicker';
import { pictureName } from './model/filesNamed';

export type MaterialPickOptions = Omit<MaterialPickerProps, 'open' | 'onClose' | 'onConfirm'>;

export interface MaterialPickState {
  /**
   * Opens the picker and resolves to the stored paths of the selected pictures, with their names
   * as descriptions; to `[]` when it is closed. It fits `pickImages` of `RichText` and
   * `ImageUpload`.
   */
  pickImages: PickImages;
  /** The picker, to render once beside the fields that use it. It is loaded when it opens. */
  picker: ReactNode;
}

type Finish = (images: readonly PickedImage[]) => void;

/** A picker of pictures that is opened by a function. */
export function useMaterialPick(options: MaterialPickOptions): MaterialPickState {
  const finish = useRef<Finish | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close: Finish = (images) => {
    finish.current?.(images);
    finish.current = null;
    setOpen(false);
  };
  // A caller that waits for a picker which is gone would wait for ever. The clean-up of another
  // kind of effect would run for a hidden page too.
  useInsertionEffect(() => () => finish.current?.([]), []);

  return {
    pickImages: async () => {
      finish.current?.([]);
      setOpen(true);
      return new Promise<readonly PickedImage[]>((resolve) => void (finish.current = resolve));
    },
    picker: isOpen && (
      <LazyMaterialPicker
        {...options}
        open
        onClose={() => close([])}
        onConfirm={(files) =>
          close(
            files.map(({ filePath, originalName }) => ({
              url: filePath,
              alt: pictureName(originalName),
            })),
          )
        }
      />
    ),
  };
}
