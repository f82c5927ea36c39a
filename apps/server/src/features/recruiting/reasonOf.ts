import type { Failure } from '../../failure';
import type { Wording } from '../../texts';
import { recruitingTexts } from './texts';

/** Fields of an order that a recruiting system fills, which people know by other names. */
const FIELDS = [
  'addItems',
  'email',
  'idCardNo',
  'mobile',
  'position',
  'productId',
  'remark',
  'userName',
] as const;

/** Returns why an order was refused, with the fields in words. */
export function reasonOf({ wording, options }: Failure): Wording {
  const { fields = {} } = (options.data ?? {}) as { fields?: Readonly<Record<string, string>> };
  const wrong = FIELDS.filter((name) => Object.hasOwn(fields, name));
  return (language) =>
    wrong.reduce(
      (said, name) => said.replace(name, recruitingTexts((t) => t.fields[name])(language)),
      wording(language),
    );
}
