import type { ReactNode } from 'react';
import type { RuleProblem, TextRule } from '@mingjian/api';
import type { CardRole } from '@mingjian/widgets/DataGrid';
import type {
  CustomFormField,
  FieldControlProps,
  FormField,
  FormValues,
  RowsFormField,
} from '@mingjian/widgets/Form';
import type { FilterControl } from '@mingjian/widgets/ListFilter';

/** A column: a field by its name, or with what differs from its kind. */
export type ColumnItem<Name extends string, Row> =
  | Name
  | {
      field: Name;
      /** In pixels. */
      width?: number;
      /** Whether the column stays in sight beside the naming one. */
      pinned?: true;
      /** Whether the value is the path of an image. */
      image?: true;
      /** Part of the card that shows the row on a phone. */
      card?: CardRole;
      /** Whether the column is hidden by default. */
      hidden?: true;
      /** Whether the column is hidden by default for client companies. */
      staffOnly?: true;
      /**
       * Renders a custom cell. Copies and exports keep the text of the kind. Annotate the type of
       * its parameter: the compiler needs it to infer the names of the fields.
       */
      render?(row: Row): ReactNode;
    };

/** A filter: a field by its name, or with what differs from its kind. */
export type FilterItem<Name extends string> =
  | Name
  | {
      field: Name;
      /** Exact match instead of a part of the text. */
      operator?: 'EQ';
      /** Whether several codes can be selected. */
      several?: true;
      /** Whether either end of a range of days may be open. */
      openEnded?: true;
      /** Whether client companies have no such filter. */
      staffOnly?: true;
      /** Renders a control of one choice in place of the dropdown. */
      control?: FilterControl;
    };

/** A form field: a field by its name, or with what differs from its kind. */
export type FormItem<Name extends string> =
  | Name
  | {
      field: Name;
      /** Whether it takes the full width of the form. */
      wide?: true;
      /** Codes that the form offers, of those of the field. @default all */
      codes?: readonly (string | number)[];
      /** The value of another field that the form needs to ask for this one. */
      shownFor?: FieldCondition<Name>;
      /** Returns the problem of the value beside those of other fields. @default none */
      check?(values: FormValues): RuleProblem | undefined;
      /** Fields whose values `check` reads. */
      checkedWith?: readonly Name[];
      /** Returns values of other fields that follow from this one. @default none */
      fills?: FormField['fills'];
    };

/** Props of the control of a custom form field. */
export type ControlProps = FieldControlProps<CustomFormField>;

/** A form field with a control of its own, for JSON or a text. */
export interface CustomItem<Name extends string, Other extends string = string> {
  field: Name;
  /**
   * Renders the control, whose value is the stored text. Annotate the type of its parameter: the
   * compiler needs it to infer the names of the fields.
   */
  control(props: ControlProps): ReactNode;
  /** The rule of its value, whose problem the form says. @default none */
  rule?: TextRule;
  /** Returns the problem of the value beside those of other fields. @default none */
  check?(values: FormValues): RuleProblem | undefined;
  /** Returns the text of a value, for a conflict. @default the text */
  textOf?: CustomFormField['textOf'];
  /** The value of another field that the form needs to ask for this one. */
  shownFor?: FieldCondition<Other>;
  /**
   * The fields that the control edits together, this one among them, such as an address with its
   * point. Its value is then an object of them.
   */
  parts?: readonly Other[];
  /** Returns values of other fields that follow from this one. @default none */
  fills?: FormField['fills'];
}

/** A field of one row of a list. Its label is the text under its key. */
export type RowCell = { field: string; label: string; required?: true } & (
  | { kind: 'text'; max: number }
  | { kind: 'select'; dictionary: string }
  | { kind: 'monthRange' }
  /** A control of its own, for JSON. `textOf` is for a conflict. */
  | {
      kind: 'custom';
      control(props: ControlProps): ReactNode;
      entry?: CustomFormField['entry'];
      textOf?: CustomFormField['textOf'];
    }
);

/** A form field for JSON: a list of rows, such as the jobs of a person. */
export interface RowsItem<Name extends string> {
  field: Name;
  /** Key of the text that names one row. */
  noun: string;
  rows: readonly RowCell[];
  /** Maximum number of rows. @default 20 */
  max?: number;
  /** Renders a remark about all rows below them. */
  summary?: RowsFormField['summary'];
}

/** A field and the value that it must have. */
export interface FieldCondition<Name extends string = string> {
  field: Name;
  value: string | number;
}

/** Form fields under a heading. */
export interface FormSection<Item> {
  /** Key of the heading's text. */
  section: string;
  fields: readonly Item[];
}

/** A form field with the section that it stands in. */
export type SectionedField = Exclude<FormItem<string>, string> &
  Partial<CustomItem<string>> &
  Partial<RowsItem<string>> & { section?: string };
