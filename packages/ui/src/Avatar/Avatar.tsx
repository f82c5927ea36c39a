import { useState, type ComponentPropsWithRef } from 'react';
import * as S from './Avatar.styles';
import { initials } from './model/initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture it is: the accessible name, and the source of the letters. */
  name: string;
  /** Address of a picture. One that cannot be loaded gives way to the letters. */
  src?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A person as a picture or two letters. Renders one `<span role="img">`. Hide it where the name
 * stands beside it.
 */
export function Avatar({ name, src, size = 'medium', ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== failedSrc;

  return (
    <S.Root role="img" aria-label={name} {...rest} data-size={size}>
      {hasPicture ? (
        <S.Picture src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        initials(name)
      )}
    </S.Root>
  );
}
