import type { UserType } from '../session/session';

/** A permission that roles can be given, named in the reader's language. */
export interface RightOption {
  code: string;
  name: string;
  /** User types whose roles can be given it. */
  userTypes: readonly UserType[];
}

/** The rights of a part of the product. */
export interface RightGroup {
  module: string;
  name: string;
  rights: RightOption[];
}
