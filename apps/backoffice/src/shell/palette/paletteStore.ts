import { createStore } from '@mingjian/ui';

/** The parts of the palette that may be open. */
export type OpenPalette = 'palette' | 'keys';

/** The open part: the palette, or the list of keys; `null` for none. */
export const paletteStore = createStore<OpenPalette | null>(null);
