import type { Ref } from 'react';
import type { FieldOptions } from '@mingjian/ui';
import type { Person } from './model/person';

/** A group of people to select from: those of the order, or everyone. */
export type RecipientSource = 'members' | 'everyone';

/** The functions that load people. */
export interface PeopleLoaders {
  /** Returns the people of a source; requested once its tab is opened. */
  load: (
    params: { source: RecipientSource },
    options: { signal: AbortSignal },
  ) => Promise<readonly Person[]>;
  /**
   * Returns the selected people whom no opened source contains, such as those who have left.
   * Without it they are shown as unknown.
   */
  resolve?:
    | ((ids: readonly string[], options: { signal: AbortSignal }) => Promise<readonly Person[]>)
    | undefined;
}

export interface RecipientTransferProps extends FieldOptions, PeopleLoaders {
  /** The sources to select from, as tabs; one alone has no tab. @default both */
  sources?: readonly RecipientSource[] | undefined;
  /** Ids of the selected people, in their order. Without them the field is uncontrolled. */
  value?: readonly string[] | undefined;
  /** Initially selected ids of an uncontrolled field. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the selected ids after each change. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Maximum number of selected people. @default no limit */
  max?: number | undefined;
  /** Name in a form, which receives each id under it. */
  name?: string | undefined;
  id?: string | undefined;
  /** Class of the root. */
  className?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Whether only the selected people are shown, searchable. @default false */
  readOnly?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Ref of the first search field. */
  ref?: Ref<HTMLInputElement> | undefined;
}
