import { RETIRED_TEXT } from './retiredText';

/** A region that an earlier list had. */
export interface RetiredRegion {
  code: string;
  name: string;
  /** Code of the region that it belongs to now. */
  successor: string;
}

let retired: ReadonlyMap<string, RetiredRegion> | undefined;

/** Returns the retired regions by their codes. */
export function retiredRegions(): ReadonlyMap<string, RetiredRegion> {
  return (retired ??= new Map(
    RETIRED_TEXT.split('\n').map((line) => {
      const [code = '', name = '', successor = ''] = line.split(' ');
      return [code, { code, name, successor }];
    }),
  ));
}
