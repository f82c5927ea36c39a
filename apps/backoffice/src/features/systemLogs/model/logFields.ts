import { resources, type Field, type Fields, type SystemLog } from '@mingjian/api';

/** Kinds of rows in the operate log. */
export type LogObject = SystemLog['objectType'];

/** A resource of which the log has rows. */
export interface LoggedResource {
  name: string;
  fields: Fields;
}

/** People are rows of two resources, and change their own profile. */
const PEOPLE = [resources.user, resources.companyAccount];

/** Returns the resources of a kind of rows; none for papers and the like. */
export function resourcesOf(object: LogObject): readonly LoggedResource[] {
  if (object === 'user' || object === 'profile') return PEOPLE;
  const found = (resources as Readonly<Record<string, unknown>>)[object];
  return isResource(found) ? [found] : [];
}

const isResource = (value: unknown): value is LoggedResource =>
  typeof value === 'object' && value !== null && 'isVersioned' in value;

/** Returns the declaration of a field; `undefined` for one that only the server knows. */
export function fieldOf(object: LogObject, name: string): Field | undefined {
  return resourcesOf(object).find(({ fields }) => name in fields)?.fields[name];
}
