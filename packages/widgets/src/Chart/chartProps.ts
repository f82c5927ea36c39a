import type { ComponentPropsWithRef } from 'react';
import type { ChartContents, ChartMark } from './model/chartModel';
import type { ChartFormatting } from './model/format';

/** Props of all charts. */
export interface ChartProps
  extends ChartContents, Omit<ComponentPropsWithRef<'figure'>, 'children' | 'onSelect' | 'title'> {
  /** The name of the figure. */
  title: string;
  /** Its message in a sentence, for assistive technology. @default count, lowest, highest */
  summary?: string | undefined;
  /** Head of the categories in the table. @default the text "category" */
  categoryLabel?: string | undefined;
  /** Words of the values. @default 'count' */
  format?: ChartFormatting | undefined;
  /** Height of the drawing in pixels. @default 280 */
  height?: number | undefined;
  /** Whether the data is on its way. @default false */
  loading?: boolean | undefined;
  /** Message of a failed load, in place of the drawing. */
  error?: string | undefined;
  /** Called by the retry button of an error. */
  onRetry?: (() => void) | undefined;
  /** Called for a mark that is clicked or entered, which makes the marks buttons. */
  onSelect?: ((mark: ChartMark) => void) | undefined;
  /** Returns the page behind a mark, which makes the marks links. */
  hrefOf?: ((mark: ChartMark) => string) | undefined;
  /** Called with the table as CSV. @default downloads it under the title */
  onExport?: ((csv: string) => void) | undefined;
}
