import type { ListOption } from '@mingjian/widgets/DataGrid';

/** An option of a code. A retired one labels rows that hold it, and forms offer it no more. */
export interface CodeOption extends ListOption {
  /** @default false */
  isRetired?: boolean;
}

/** Returns the options that a form offers: those in use, and the selected one. */
export const offeredOptions = (options: readonly CodeOption[], selected: string | null) =>
  options.filter(({ key, isRetired }) => !isRetired || key === selected);
