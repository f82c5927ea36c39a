import { useFormatNumber } from '@mingjian/ui';
import { sizeOf } from './model/quantities';

/** Returns the text of a number of bytes, such as `1.5 GB`. */
export function useSizeText(): (bytes: number) => string {
  const format = useFormatNumber();
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return `${format(value)} ${unit}`;
  };
}
