import { createContext, useContext } from 'react';
import type { CollectPage } from '@mingjian/api';
import type { ItemSaver } from '../form/itemSaver';
import type { StepPosition } from './model/steps';

/** Content of the pages, for every screen of a form. */
export interface PageParts {
  page: CollectPage;
  /** The answers on this device. */
  saver: ItemSaver;
  /** Position of the present step. */
  position: StepPosition | undefined;
  /** Loads the content anew, after something has changed it. */
  reload(): Promise<void>;
}

/** Context of the screens of a form. */
export const PageContext = createContext<PageParts | null>(null);

/** Returns the content of the pages. Throws outside of them. */
export function usePage(): PageParts {
  const parts = useContext(PageContext);
  if (!parts) throw new Error('A screen of a form is outside of its page.');
  return parts;
}
