import type { ReactNode } from 'react';

/** Panel beside the rows that shows one of them. */
export interface ListPreview<Row> {
  /**
   * Renders a row. The content stays mounted from row to row, so it should show the last row until
   * the next one has loaded.
   */
  render: (row: Row) => ReactNode;
  /** Whether the panel is open. Without it the list is uncontrolled. @default false */
  open?: boolean | undefined;
  /** Called when the panel opens or closes beside the rows. The drawer is closed at first. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}
