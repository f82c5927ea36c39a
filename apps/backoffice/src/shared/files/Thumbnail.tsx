import { StoredPicture, type StoredPictureProps } from './StoredPicture';
import * as S from './Thumbnail.styles';

export type ThumbnailProps = Pick<StoredPictureProps, 'address' | 'alt'>;

/** A small picture in a row of a list. */
export function Thumbnail({ address, alt }: ThumbnailProps) {
  return (
    <S.Frame>
      <StoredPicture address={address} alt={alt} size="thumb" />
    </S.Frame>
  );
}
