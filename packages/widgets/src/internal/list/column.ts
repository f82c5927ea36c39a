import type { ReactNode } from 'react';
import type { TagTone } from '@mingjian/ui';

/** One value of a dictionary, with its label. */
export interface ListOption {
  /** The value as stored and sent. */
  key: string;
  text: string;
  /** Tone of the tag. */
  tone?: TagTone | undefined;
}

/**
 * The part of a card that a column is: its title, the line below, a mark beside them, a labelled
 * fact, or none.
 */
export type CardRole = 'title' | 'subtitle' | 'mark' | 'fact' | 'none';

/** One column. The flags have the names of the specification. */
export interface GridColumn<Row> {
  /** Field of the row. It also identifies the column in stored layouts. */
  field: keyof Row & string;
  label: string;
  /**
   * In pixels.
   * @default 140
   */
  width?: number | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether the header sorts. */
  sortable?: boolean | undefined;
  /** The edge that the column is pinned to. */
  fixed?: 'left' | 'right' | undefined;
  /**
   * Whether the column is shown by default.
   * @default true
   */
  visibleFlag?: boolean | undefined;
  /** Whether the column can never be hidden. */
  mustFlag?: boolean | undefined;
  /**
   * Appearance of the value. A switch shows 1 or 0, an image the path of one. Text is also kept as
   * text in copies and exports, such as an ID or a phone number.
   */
  as?: 'text' | 'tag' | 'switch' | 'image' | undefined;
  /**
   * Whether the server masks the values. They can be neither selected nor copied.
   * @default false
   */
  masked?: boolean | undefined;
  /** Labels of coded values. A value without a label is shown as it is. */
  options?: readonly ListOption[] | undefined;
  /** Returns the text of a value. Copies and exports use it, too. */
  format?: ((value: unknown, row: Row) => string) | undefined;
  /**
   * Returns a shorter text for the cell alone, such as a time without the year. Copies and exports
   * keep that of `format`.
   */
  shortText?: ((value: unknown, row: Row) => string) | undefined;
  /**
   * Renders a custom cell. Keep it cheap: it runs once per row. Provide `format` as well, for
   * copies and exports.
   */
  render?: ((row: Row) => ReactNode) | undefined;
  /**
   * Part of the card that shows the row on a phone.
   * @default the naming column is the title, the first tag a mark; the first four others are facts
   * where none is declared
   */
  card?: CardRole | undefined;
}

/** A person's settings of one column. */
export interface ColumnSetting {
  field: string;
  isShown: boolean;
  /** In pixels; `null` for the declared one. */
  width: number | null;
  /** `null` for none. */
  pin: 'left' | 'right' | null;
}

/** Row height: 32, 40 or 48 px. */
export type GridDensity = 'compact' | 'standard' | 'roomy';

/** A person's layout of one list: every declared column once, in display order. */
export interface ColumnLayout {
  columns: readonly ColumnSetting[];
  /** `null` inherits the density of the parent. */
  density: GridDensity | null;
  /** Columns that were declared after the layout was stored. */
  added: readonly string[];
}
