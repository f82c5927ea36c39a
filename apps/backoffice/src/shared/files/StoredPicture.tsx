import { useRef, type ComponentPropsWithoutRef } from 'react';
import type { PictureSize } from '@mingjian/api';
import { useFreshAddress } from '../../base/files/useFreshAddress';

export interface StoredPictureProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'onError'
> {
  /** Address of a picture, as a response has it. */
  address: string;
  /** @default 'view' */
  size?: PictureSize | undefined;
  /** Text in the place of the picture. */
  alt: string;
}

/** A stored picture, whose address is renewed once it was refused. Renders an `<img>`. */
export function StoredPicture({ address, size = 'view', alt, ...rest }: StoredPictureProps) {
  const { address: current, renew } = useFreshAddress(address, size);
  const refused = useRef<string>(null);
  const handleError = () => {
    if (refused.current === address) return;
    refused.current = address;
    renew();
  };
  return <img decoding="async" {...rest} src={current} alt={alt} onError={handleError} />;
}
