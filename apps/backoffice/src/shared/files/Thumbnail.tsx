import { useRef } from 'react';
import * as S from './Thumbnail.styles';
import { useFreshAddress } from '../../base/files/useFreshAddress';

export interface ThumbnailProps {
  /** Address of a picture. */
  address: string;
  /** Text in the place of the picture. */
  alt: string;
}

/** A small picture in a row of a list. */
export function Thumbnail({ address, alt }: ThumbnailProps) {
  const { address: current, renew } = useFreshAddress(address, 'thumb');
  const refused = useRef<string>(null);
  const handleError = () => {
    if (refused.current === address) return;
    refused.current = address;
    renew();
  };
  return <S.Picture src={current} alt={alt} decoding="async" onError={handleError} />;
}
