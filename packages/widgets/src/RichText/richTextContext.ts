import { createContext, useContext } from 'react';
import type { PictureUploadsState } from './usePictureUploads';

/** Shared state of the parts of a text. */
export interface RichTextParts {
  pictures: PictureUploadsState;
  /** Whether the text cannot be changed. */
  isStill: boolean;
}

/** Provides the shared state of a text. */
export const RichTextContext = createContext<RichTextParts | null>(null);

/** Returns the shared state of a text. Throws outside of one. */
export function useRichTextParts(): RichTextParts {
  const parts = useContext(RichTextContext);
  if (parts === null) throw new Error('Parts of a rich text are rendered within its editor.');
  return parts;
}
