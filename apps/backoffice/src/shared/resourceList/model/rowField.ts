import type { FormField } from '@mingjian/widgets/Form';

/** Details that a resource adds to a form's field. */
interface RowFieldDetails {
  /** Value of a new row, as stored. */
  defaultValue?: string | number;
  /** Resource that a reference leads to. */
  resource?: string;
  /** Field of the row that holds the name of the referenced row. */
  nameField?: string;
  /** Fields of the row that its value is an object of. @default its own, whose value it is */
  parts?: readonly string[];
}

/** A field of the form of a resource's row. */
export type RowField = FormField & RowFieldDetails;
