import { useState, type ComponentPropsWithRef } from 'react';
import * as S from './Avatar.styles';
import { initials } from './model/initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person: the accessible name, and the source of the initials. */
  name: string;
  /** Address of a picture. The initials replace one that cannot be loaded. */
  src?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A person's picture or initials. Renders one `<span role="img">`. Hide it from assistive
 * technology beside the name.
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
