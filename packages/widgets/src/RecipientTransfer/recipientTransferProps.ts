import type { ReactNode, Ref } from 'react';
import type { FieldOptions } from '@mingjian/ui';
import type { Person } from './model/person';

/** A group of people that has a name here: those of an order, or everyone. */
export type RecipientSource = 'members' | 'everyone';

/** A group of people of one's own, such as a department. */
export interface PeopleSource<Source extends string = string> {
  /** Value that `load` is called with. */
  key: Source;
  /** Text of its tab. */
  label: string;
}

/** The functions that load people. */
export interface PeopleLoaders<Source extends string = RecipientSource> {
  /** Returns the people of a source; requested once its tab is opened. */
  load: (
    params: { source: Source },
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

/** Sources to select people from, and the row of a person. */
export interface PeopleChoice<
  Source extends string = RecipientSource,
> extends PeopleLoaders<Source> {
  /**
   * The sources to select from, as tabs; one alone has no tab.
   * @default members of an order, and everyone
   */
  sources?: readonly ((Source & RecipientSource) | PeopleSource<Source>)[] | undefined;
  /**
   * Renders a person in one line of the lists; `''` is the name of somebody unknown. Keep the
   * function.
   * @default picture, name and phone
   */
  renderPerson?: ((person: Person) => ReactNode) | undefined;
}

export interface RecipientTransferProps<Source extends string = RecipientSource>
  extends FieldOptions, PeopleChoice<Source> {
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
